import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { fixtureTenants } from '../src/theme/fixture-tenants.ts';
import { checkThemeFile } from './check-theme.ts';
import { init } from './commands.ts';
import type { Finding } from './finding.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-theme-'));
afterAll(() => rmSync(folder, { recursive: true }));

const options = {
  json: false,
  strict: false,
  from: undefined,
  out: undefined,
  assets: '/assets',
  for: undefined,
  inputsOnly: false,
};
const command = fileURLToPath(new URL('portal-theme.ts', import.meta.url));

function run(...args: string[]): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd: folder }, (failure, stdout, stderr) =>
      resolve({ status: typeof failure?.code === 'number' ? failure.code : 0, text: stdout + stderr }),
    );
  });
}

function file(name: string, content: unknown): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(folder, name), text);
  return name;
}

/** The findings of the command, without starting a process. */
const findingsOf = (name: string, content: unknown): readonly Finding[] =>
  checkThemeFile(join(folder, file(name, content))).findings;

const svg = (inside: string, box = '0 0 120 28') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;

describe('check', () => {
  test.each(Object.entries(fixtureTenants))('accepts the tenant %s', async (name, theme) => {
    const { status, text } = await run('check', file(`${name}.json`, theme));
    expect(text).toMatch(/passes\n[^]*\d+ pairs checked, none fails\. Lowest: .*, \d+\.\d\d:1 of/);
    expect(status).toBe(0);
  });

  test('warns of a brand similar to the danger colour, and rejects it if strict', async () => {
    const name = file('red.json', fixtureTenants['danger-red']);
    expect((await run('check', name)).text).toMatch(/warning: The brand is 0° from .* Use #ba3d00\./);
    expect((await run('check', name, '--strict')).status).toBe(1);
  });

  test('warns of a navigation similar to the brand, and suggests another colour', () => {
    const [warning] = findingsOf('same.json', { brand: '#10243e', nav: '#10243e' });
    expect(warning).toMatchObject({
      level: 'warning',
      nearest: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    });
    const { nearest } = warning ?? {};
    expect(findingsOf('other.json', { brand: '#10243e', nav: nearest })).toEqual([]);
  });

  test('names the pair and the ratio of an overridden token', async () => {
    const { status, text } = await run(
      'check',
      file('link.css', ':root { --portal-brand: #0b5cab; --portal-link: #00aaff; }'),
    );
    expect(status).toBe(1);
    expect(text).toContain('fails: --portal-link is derived: a tenant does not set it.');
    expect(text).toMatch(
      /fails: link on brand-subtle-hover is 2\.03:1 in light mode, 4\.5:1 is asked; too low on \d+ more\./,
    );
  });

  test.each([
    ['an unknown key', { brand: '#fff', colour: '#fff' }, '"colour" is not a part of a theme'],
    ['a colour with another syntax', { brand: 'red' }, 'brand is a colour such as #0b5cab'],
    ['a translucent colour', { brand: '#0b5cab80' }, 'brand is a colour such as #0b5cab'],
    ['an unknown font', { brand: '#fff', font: 'https://fonts.example' }, 'font is one of inter, system'],
    [
      'an unknown token',
      { brand: '#fff', '--portal-brandy': '#fff' },
      '--portal-brandy is not in the contract',
    ],
    [
      'an input by its CSS name',
      { brand: '#fff', '--portal-nav': '#fff' },
      '--portal-nav is written nav in JSON',
    ],
    ['a list', [], 'A theme is an object'],
    ['no JSON', '{', 'The file is not JSON'],
    ['a missing image', { brand: '#0b5cab', logo: 'none.svg' }, 'none.svg cannot be read'],
  ])('rejects %s', (_, content, what) => {
    expect(findingsOf('wrong.json', content).filter(({ level }) => level === 'fails')).toEqual([
      { level: 'fails', what: `${what}.` },
    ]);
  });

  test('names the replacement of a superseded token', () => {
    const findings = findingsOf('old.css', ':root { --portal-brand: #0b5cab; --portal-font-2xs: 11px }');
    expect(findings).toContainEqual({
      level: 'warning',
      what: '--portal-font-2xs is superseded since 0.1.0: use --portal-font-xs instead.',
    });
  });

  test('reads a style sheet like JSON', () => {
    const css = `/* ours */ @layer portal.theme { :root { --portal-brand: #f4b400; --portal-nav: #26231c;
      --portal-radius: 2px; --portal-density: 0.875; --portal-font: var(--portal-font-system);
      --portal-logo: url("/assets/x.svg") } }`;
    expect(findingsOf('all.css', css).map(({ level }) => level)).toEqual(['adjusted']);
    const odd = findingsOf('odd.css', ':root { --portal-brand: #f4b400; color: red; --portal-radius: 2em }');
    expect(odd.map(({ what }) => what)).toEqual([
      'color is not a part of a theme.',
      'radius is a number from 0 to 16.',
    ]);
  });
});

describe('check of a logo', () => {
  const theme = (logo: string) => ({ brand: '#0b5cab', nav: '#10243e', logo });

  test('reports nothing for a valid logo', () => {
    file('good.svg', svg('<path fill="#fff" d="M0 0h9v9z"/>'));
    expect(findingsOf('logo.json', theme('good.svg'))).toEqual([]);
  });

  test.each([
    ['runs', '<script>1</script>', 'contains something that runs'],
    ['listens', '<path onload="x()"/>', 'contains an event handler'],
    ['has an external image', '<image href="https://a.example/x"/>', 'refers to something outside itself'],
    ['has an external fill', '<path style="fill:url(//a.example#x)"/>', 'refers to something outside itself'],
    ['contains HTML', '<foreignObject/>', 'contains something that runs'],
    ['moves', '<animate attributeName="href"/>', 'changes itself'],
  ])('rejects a logo that %s', (_, inside, what) => {
    file('bad.svg', svg(inside));
    expect(findingsOf('logo.json', theme('bad.svg'))).toContainEqual({
      level: 'fails',
      what: `bad.svg ${what}.`,
    });
  });

  test('rejects a logo that is too wide, too large or not an image', () => {
    file('wide.svg', svg('', '0 0 1000 100'));
    file('heavy.svg', svg(`<!--${'x'.repeat(70_000)}-->`));
    file('none.png', 'not a picture');
    expect(findingsOf('logo.json', theme('wide.svg'))).toMatchObject([
      { what: expect.stringContaining('280 px wide') as string },
    ]);
    expect(findingsOf('logo.json', theme('heavy.svg'))).toMatchObject([
      { what: expect.stringContaining('69 KB') as string },
    ]);
    expect(findingsOf('logo.json', theme('none.png'))).toMatchObject([
      { what: expect.stringContaining('neither') as string },
    ]);
  });

  test('warns of a logo without contrast on the navigation', () => {
    file('dark.svg', svg('<path fill="#222244" d="M0 0h9v9z"/>'));
    const findings = findingsOf('logo.json', theme('dark.svg'));
    expect(findings.map(({ level }) => level)).toEqual(['warning', 'warning']);
    expect(findings[0]?.nearest).toMatch(/^#/);
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
  (brand) => {
    const { text } = init({ ...options, from: brand });
    const findings = findingsOf('init.json', text);
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
