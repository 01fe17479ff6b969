import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtureTenants } from '../src/theme/fixture-tenants.ts';
import { checkThemeFile, type CheckFinding } from './check-theme.ts';
import { defaultOptions, init } from './commands.ts';
import { portalTheme } from './portal-theme-commands.ts';
import { commandFolder } from './testing/command-folder.ts';

const { folder, file, run: runCommand } = commandFolder();
const run = (...args: readonly string[]) => runCommand(portalTheme, ...args);

/** The result of the command, without starting a process. */
const checked = (name: string, content: unknown) => checkThemeFile(join(folder, file(name, content)));
const findingsOf = async (name: string, content: unknown): Promise<readonly CheckFinding[]> =>
  (await checked(name, content)).findings;

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28">${inside}</svg>`;

describe('check', () => {
  test.each(Object.entries(fixtureTenants))('accepts the tenant %s', async (name, theme) => {
    const { status, text } = await run('check', file(`${name}.json`, theme));
    expect(text).toMatch(/passes\n[^]*\d+ pairs checked, none fails\. Lowest: .*, \d+\.\d\d:1 of/);
    expect(status).toBe(0);
  });

  test('warns of a brand similar to the danger colour, and rejects it if strict', async () => {
    const name = file('red.json', fixtureTenants['danger-red']);
    expect((await run('check', name)).text).toMatch(/warning: The brand is 0° from .* Use #a65100\./);
    expect((await run('check', name, '--strict')).status).toBe(1);
  });

  test('warns of a navigation similar to the brand, and suggests another colour', async () => {
    const [warning] = await findingsOf('same.json', { brand: '#10243e', nav: '#10243e' });
    expect(warning).toMatchObject({
      level: 'warning',
      nearest: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    });
    const { nearest } = warning ?? {};
    expect(await findingsOf('other.json', { brand: '#10243e', nav: nearest })).toEqual([]);
  });

  test('prints problems and notes with their places, in the words of an import (STUDIO-074 to STUDIO-076)', async () => {
    const name = file('link.css', ':root {\n--portal-brand: #0b5cab;\n--portal-link: #00aaff }');
    expect(await run('check', name)).toEqual({
      status: 1,
      text: 'link.css does not pass\n  fails: Line 3: --portal-link is derived: a tenant does not set it.\n',
    });
    const image = file('image.css', ':root {\n--portal-brand: #0b5cab;\n--portal-logo: url(/x.svg) }');
    const { status, text } = await run('check', image);
    expect([status, text.split('\n')[1]]).toEqual([0, '  note: Line 3: images are uploaded, not imported.']);
  });
});

describe('check of images next to a theme', () => {
  const theme = (logo: string) => ({ brand: '#0b5cab', nav: '#10243e', logo });
  const whatIn = async (name: string, content: unknown) =>
    (await findingsOf(name, content)).map(({ level, what }) => `${level}: ${what}`);

  test('reports nothing for a valid logo', async () => {
    file('good.svg', svg('<path fill="#eee" d="M0 0h9v9z"/><path fill="#222" d="M9 0h9v9z"/>'));
    expect(await checked('logo.json', theme('good.svg'))).toMatchObject({ findings: [], notes: [] });
  });

  test('measures what a drawing program writes (STUDIO-030, STUDIO-039)', async () => {
    file(
      'pale.svg',
      `<!DOCTYPE svg>${svg('<style>.a{fill:#10243e}</style><path class="a" d="M0 0h9v9z"/>')}`,
    );
    expect(await whatIn('logo.json', theme('pale.svg'))).toContain(
      'warning: Logo on the navigation is 1.00:1 in light mode, 3:1 is asked.',
    );
  });

  test('rejects a logo with every reason, in the words of an upload (STUDIO-041)', async () => {
    file('bad.svg', svg('<path d="M0 0h9v9z">'));
    expect(await whatIn('logo.json', theme('bad.svg'))).toEqual([
      'fails: bad.svg is not well-formed at line 1.',
    ]);
    file('wide.svg', svg('').replace('120', '300'));
    expect(await whatIn('logo.json', theme('wide.svg'))).toEqual([
      'fails: wide.svg is 300 px wide where it is 28 px high, at most 160 px are asked.',
      'fails: wide.svg shows nothing: it is damaged, or transparent.',
    ]);
  });

  test('rejects a logo that is not there, and an icon that is not square (STUDIO-038)', async () => {
    expect(await whatIn('logo.json', theme('away.svg'))).toEqual(['fails: away.svg cannot be read.']);
    file('icon.svg', svg('<path d="M0 0h9v9z"/>'));
    const findings = await whatIn('icon.json', { brand: '#0b5cab', favicon: 'icon.svg' });
    expect(findings).toEqual(['fails: icon.svg is not square.']);
  });
});

test('build writes the declarations and fallback colours for browsers that cannot derive them', async () => {
  const name = file('tenant.json', fixtureTenants.yellow);
  const { status, text } = await run('build', name, '--out', 'built');
  expect(status).toBe(0);
  const [built = ''] = readdirSync(join(folder, 'built'));
  expect(text.trim()).toBe(join('built', built));
  expect(built).toMatch(/^theme\.[0-9a-f]{12}\.css$/);
  const css = readFileSync(join(folder, 'built', built), 'utf8');
  expect(css).toContain(
    '@layer portal.theme{:root{--portal-brand:#ffd500;--portal-nav:#ffd500;--portal-density:0.875;}}',
  );
  expect(css).toMatch(/@supports not \([^]*--portal-on-brand:#000000;/);
  expect((await run('build', name, '--out', 'built')).text).toBe(text);
});

test('build writes nothing for a theme that does not pass', async () => {
  const { status } = await run('build', file('bad.json', { brand: 'red' }), '--out', 'refused');
  expect(status).toBe(1);
  expect(readdirSync(folder)).not.toContain('refused');
});

test.each(['#0b5cab', '#0a0a0a', '#fdfdf5', '#ffd500', '#10243e', '#00f', '#777777'])(
  'init creates from %s a theme without warnings about its navigation',
  async (brand) => {
    const { text } = init({ ...defaultOptions, from: brand });
    const findings = await findingsOf('init.json', text);
    expect(findings.filter(({ level }) => level !== 'adjusted')).toEqual([]);
  },
);

test('init prints a theme', async () => {
  const { status, text } = await run('init', '--from', '#ffd500');
  expect([status, JSON.parse(text)]).toEqual([0, { brand: '#ffd500', nav: '#2c2303' }]);
});

test('check prints the same findings as JSON', async () => {
  const { status, text } = await run('check', file('wrong.json', { brand: 'red' }), '--json');
  expect(status).toBe(1);
  expect(JSON.parse(text)).toMatchObject({ passes: false, findings: [{ level: 'fails' }] });
});

test.each([
  [],
  ['check'],
  ['paint', 'x.json'],
  ['check', 'not-there.json'],
  ['check', 'x', '--loud'],
  ['init'],
])('exits with status 2 for an invalid call: %j %j', async (...args: string[]) => {
  const { status, text } = await run(...args);
  expect(status).toBe(2);
  expect(text).not.toContain('    at ');
});

test('the program prints the outcome and exits with its status', () => {
  const program = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'portal-theme.ts'), ...args],
      { cwd: folder, encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  };
  expect(program('check', file('wrong.json', { brand: 'red' }))).toEqual({
    status: 1,
    stdout: expect.stringMatching(/^wrong\.json does not pass\n/) as string,
    stderr: '',
  });
  expect(program('check', 'none.json')).toMatchObject({ status: 2, stdout: '' });
});
