import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoTenants } from '../../../.storybook/tenants.ts';
import { contract } from '../src/theme/contract.ts';
import { tokenFiles } from '../src/theme/design-tokens/token-files.ts';
import { fixtureTenants } from '../src/theme/fixture-tenants.ts';
import contractTokens from '../src/theme/generated/contract.json' with { type: 'json' };
import { defaultOptions as options } from './commands.ts';
import { fromTokens } from './from-tokens.ts';
import { portalTheme } from './portal-theme-commands.ts';
import { commandFolder } from './testing/command-folder.ts';
import { formatProblems, readTokens, valuesIn } from './testing/token-format.ts';
import { pnpmTokens } from './tokens-commands.ts';

const { folder, file, run, read } = commandFolder();
const tokensOfDemo = (args: readonly string[]) => pnpmTokens(args, demoTenants);

const colour = (changes: object) => ({
  brand: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 1], ...changes } },
});

type Json = Readonly<Record<string, unknown>>;
/** The tokens of a document by name. */
const tokensOf = (document: Json) => {
  const entries = Object.entries(document['portal'] as Json).filter(([name]) => !name.startsWith('$'));
  return Object.fromEntries(entries) as Readonly<Record<string, Json>>;
};

const parsedFiles = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, JSON.parse(text) as Json]));
const written = parsedFiles(tokenFiles(demoTenants));
const { 'portal.resolver.json': document = {}, ...lookFiles } = written;
const forFigma = parsedFiles(tokenFiles(demoTenants, 'figma'));

const withoutType = Object.entries(contract).flatMap(([name, { type }]) =>
  type === 'image' || type === 'asset-id' ? [name.slice('--portal-'.length)] : [],
);

describe('pnpm tokens', () => {
  test('writes a file for each of three tenants in four looks, and a resolver document (DESK-063)', async () => {
    const { status, text } = await run(tokensOfDemo, '--out', 'all');
    const names = ['harbour', 'meridian', 'banksia'].flatMap((tenant) =>
      ['light', 'dark', 'light-more', 'dark-more'].map((look) => `${tenant}.${look}.tokens.json`),
    );
    expect(status).toBe(0);
    expect(readdirSync(join(folder, 'all')).toSorted()).toEqual(
      [...names, 'portal.resolver.json'].toSorted(),
    );
    expect(text.trim().split('\n')).toHaveLength(13);
    for (const name of names) expect(read(`all/${name}`)).toEqual(written[name]);
  });

  test('writes the tokens of a theme file, as portal-theme does (DESK-069)', async () => {
    const theme = file('acme.theme.json', { brand: '#7a1fa2', nav: '#1d1030', font: 'system' });
    const mine = await run(tokensOfDemo, '--theme', theme, '--out', 'mine');
    const library = await run(portalTheme, 'tokens', theme, '--out', 'library');
    expect([mine.status, library.status]).toEqual([0, 0]);
    expect(readdirSync(join(folder, 'mine'))).toEqual([
      'acme.dark-more.tokens.json',
      'acme.dark.tokens.json',
      'acme.light-more.tokens.json',
      'acme.light.tokens.json',
      'portal.resolver.json',
    ]);
    for (const name of readdirSync(join(folder, 'mine')))
      expect(read(`library/${name}`)).toEqual(read(`mine/${name}`));
    const { resolver } = await readTokens(read('mine/portal.resolver.json'));
    // The format wants two contexts in a modifier, so a single tenant is none.
    expect(Object.keys(resolver.source.modifiers ?? {})).toEqual(['mode', 'contrast']);
    const dark = read('mine/acme.dark.tokens.json') as Json;
    expect(valuesIn(resolver.apply({ mode: 'dark' }))).toEqual(valuesIn((await readTokens(dark)).tokens));
    const tokens = tokensOf(dark);
    expect(tokens['font-sans']?.['$value']).toEqual(tokens['font-system']?.['$value']);
  });

  test('rejects an invalid theme as portal-theme check does (DESK-069)', async () => {
    const theme = file('wrong.theme.json', { brand: 'red' });
    const checked = await run(portalTheme, 'check', theme);
    expect(checked.status).toBe(1);
    expect(await run(portalTheme, 'tokens', theme, '--out', 'wrong')).toEqual(checked);
    expect(await run(tokensOfDemo, '--theme', theme, '--out', 'wrong')).toEqual(checked);
    expect(readdirSync(folder)).not.toContain('wrong');
  });

  test('says what Figma does not import (DESK-070)', async () => {
    const { status, text } = await run(tokensOfDemo, '--for', 'figma', '--out', 'figma');
    expect(status).toBe(0);
    expect(text.trim().split('\n').at(-1)).toBe('Left out: 4 shadows, 2 easings.');
    expect(readdirSync(join(folder, 'figma'))).toHaveLength(13);
    const program = join(import.meta.dirname, '../../../tools/tokens.ts');
    const wrong = spawnSync(process.execPath, [program, '--for', 'paper'], { cwd: folder, encoding: 'utf8' });
    expect([wrong.status, wrong.stdout]).toEqual([2, '--for is figma, not paper.\n']);
  });
});

describe('the files', () => {
  test('have the same tokens for every tenant and look (DESK-063)', () => {
    const expected = Object.keys(contract)
      .map((name) => name.slice('--portal-'.length))
      .filter((name) => !withoutType.includes(name));
    for (const document of Object.values(lookFiles))
      expect(Object.keys(tokensOf(document)).toSorted()).toEqual(expected.toSorted());
  });

  test('follow the format of the Design Tokens Community Group (DESK-064)', () => {
    for (const [name, document] of [...Object.entries(lookFiles), ['contract.json', contractTokens] as const])
      expect(formatProblems(document), name).toEqual([]);
    const tokens = tokensOf(lookFiles['banksia.dark.tokens.json'] ?? {});
    expect(tokens['brand']).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.9569, 0.7059, 0], hex: '#f4b400' },
    });
    expect(tokens['scrim']?.['$value']).toMatchObject({ alpha: expect.any(Number) as number });
    expect(tokens['radius-lg']).toMatchObject({ $type: 'dimension', $value: { value: 3, unit: 'px' } });
    expect(tokens['dur-1']).toMatchObject({ $type: 'duration', $value: { value: 120, unit: 'ms' } });
    expect(tokens['ease-out']).toMatchObject({ $type: 'cubicBezier', $value: [0.2, 0.8, 0.2, 1] });
    expect(tokens['weight-medium']).toMatchObject({ $type: 'fontWeight', $value: 500 });
  });

  test.each<[string, unknown]>([
    ['a token without a type', { portal: { logo: { $value: 'none' } } }],
    ['a colour with a component above 1', colour({ components: [0, 0, 1.2] })],
    ['a duration as a text', { dur: { $type: 'duration', $value: '120ms' } }],
    ['a token with unknown keys', { size: { $type: 'number', $value: 1, unit: 'px' } }],
  ])('are refused by the check of the format with %s (DESK-064)', (_, wrong) => {
    expect(formatProblems(wrong)).not.toEqual([]);
  });

  test('keep images out of the tokens, under the extensions of the group (DESK-065)', () => {
    expect(withoutType.toSorted()).toEqual(['favicon', 'logo', 'logo-dark', 'logo-shown']);
    for (const document of [...Object.values(lookFiles), contractTokens as Json]) {
      const { $extensions } = document['portal'] as Json;
      const facts = ($extensions as Json)['portal.theme'] as Json;
      for (const name of withoutType) expect(Object.keys(facts)).toContain(name);
      const untyped = Object.entries(tokensOf(document)).filter(
        ([, token]) => !Object.hasOwn(token, '$type'),
      );
      expect(untyped).toEqual([]);
    }
    expect(lookFiles['harbour.dark.tokens.json']).toMatchObject({
      portal: { $extensions: { 'portal.theme': { 'logo-shown': { value: '/logos/harbour.svg' } } } },
    });
  });

  test('describe every token, and name what replaces a deprecated one (DESK-067)', () => {
    for (const document of Object.values(lookFiles)) {
      const tokens = tokensOf(document);
      for (const [name, { $description }] of Object.entries(tokens)) expect($description, name).toMatch(/\w/);
      expect(tokens['font-2xs']).toMatchObject({ $deprecated: 'Use portal.font-xs.' });
      expect(tokens['font-xs']).not.toHaveProperty('$deprecated');
    }
  });

  test('are what the resolver document gives for each tenant, mode and contrast (DESK-068)', async () => {
    const { resolver } = await readTokens(document);
    const modifiers = Object.entries(resolver.source.modifiers ?? {});
    expect(modifiers.map(([name, modifier]) => [name, modifier.default])).toEqual([
      ['tenant', 'harbour'],
      ['mode', 'light'],
      ['contrast', 'normal'],
    ]);
    for (const [input, name] of [
      [{}, 'harbour.light'],
      [{ tenant: 'meridian', mode: 'dark' }, 'meridian.dark'],
      [{ tenant: 'banksia', contrast: 'more' }, 'banksia.light-more'],
      [{ tenant: 'harbour', mode: 'dark', contrast: 'more' }, 'harbour.dark-more'],
    ] as const) {
      const { tokens } = await readTokens(lookFiles[`${name}.tokens.json`]);
      expect(valuesIn(resolver.apply(input)), name).toEqual(valuesIn(tokens));
    }
    expect(() => resolver.apply({ tenant: 'acme' })).toThrow('tenant has no context "acme".');
  });

  test('have only types that Figma imports, if they are for Figma (DESK-070)', async () => {
    const { 'portal.resolver.json': forResolver, ...files } = forFigma;
    expect(Object.keys(files)).toEqual(Object.keys(lookFiles));
    await readTokens(forResolver);
    for (const look of Object.values(files)) {
      expect(formatProblems(look)).toEqual([]);
      const tokens = tokensOf(look);
      expect(new Set(Object.values(tokens).map(({ $type }) => $type))).toEqual(
        new Set(['color', 'dimension', 'number', 'fontFamily']),
      );
      expect(tokens['weight-medium']).toMatchObject({ $type: 'number', $value: 500 });
      expect(tokens['dur-1']).toMatchObject({ $type: 'number', $value: 120 });
    }
  });
});

describe('portal-theme from-tokens', () => {
  const sources = Object.entries({ ...lookFiles, ...forFigma }).filter(
    ([name]) => !name.includes('resolver'),
  );

  /** The document with changes in its tokens; undefined removes one. */
  function changed(
    document: Json | undefined,
    changes: Readonly<Record<string, unknown>>,
    extensions = true,
  ) {
    const { $extensions, ...group } = (document?.['portal'] ?? {}) as Json;
    const entries = Object.entries({ ...group, ...changes }).filter(([, token]) => token !== undefined);
    return { portal: { ...(extensions && { $extensions }), ...Object.fromEntries(entries) } };
  }
  const harbour = lookFiles['harbour.light.tokens.json'];
  const banksia = forFigma['banksia.dark-more.tokens.json'];
  const grey = { $type: 'color', $value: { colorSpace: 'srgb', components: [0.8157, 0.8157, 0.8157] } };

  test('reads every file of every tenant, also extreme ones, with the same result (DESK-071)', () => {
    const all = parsedFiles(
      tokenFiles(
        Object.fromEntries(Object.entries(fixtureTenants).map(([name, theme]) => [name, { theme }])),
      ),
    );
    for (const [name, document] of [...sources, ...Object.entries(all)].filter(
      ([each]) => !each.includes('resolver'),
    )) {
      const { theme } = { ...demoTenants[name.split('.')[0] ?? ''] };
      const expected = theme ?? fixtureTenants[name.split('.')[0] as keyof typeof fixtureTenants];
      const outcome = fromTokens(join(folder, file('each.json', document)), options);
      expect(outcome.status, name).toBe(0);
      expect(JSON.parse(outcome.text), name).toMatchObject(expected);
    }
  });

  test('reads what a design tool exports: hexadecimal colours, numbers, a font and a reference (DESK-071)', () => {
    const exported = changed(
      banksia,
      {
        brand: { $type: 'color', $value: '#F4B400' },
        nav: { $type: 'color', $value: '{portal.nav-copy}' },
        radius: { $type: 'number', $value: 2 },
        density: { $type: 'number', $value: 0.875 },
        font: { $type: 'fontFamily', $value: 'system-ui' },
        'font-sans': undefined,
        'nav-copy': { $type: 'color', $value: '#26231c' },
      },
      false,
    );
    const source = join(folder, file('export.json', exported));
    expect(fromTokens(source, options)).toEqual({
      status: 1,
      text: 'portal.nav-copy is not in the contract and is not taken over.',
    });
    expect(JSON.parse(fromTokens(source, { ...options, inputsOnly: true }).text)).toEqual({
      brand: '#f4b400',
      nav: '#26231c',
      radius: 2,
      density: 0.875,
      font: 'system',
    });
  });

  test('takes a changed brand, with derived tokens still of the old one (DESK-072)', () => {
    const source = join(folder, file('brand.json', changed(harbour, { brand: grey })));
    expect(fromTokens(source, options)).toEqual({
      status: 0,
      text: JSON.stringify({ brand: '#d0d0d0', nav: '#10243e' }, null, 2),
    });
  });

  test('names a derived token that was changed, unless only inputs are wanted (DESK-072)', async () => {
    const source = file('border.json', changed(harbour, { border: grey }));
    expect(await run(portalTheme, 'from-tokens', source, '--out', 'border.theme.json')).toEqual({
      status: 1,
      text: 'portal.border was changed to #d0d0d0. It is derived from brand and is not taken over.\n',
    });
    expect(readdirSync(folder)).not.toContain('border.theme.json');
    const inputs = await run(
      portalTheme,
      'from-tokens',
      source,
      ...'--inputs-only --out border.theme.json'.split(' '),
    );
    expect(inputs.status).toBe(0);
    expect(read('border.theme.json')).toEqual(demoTenants['harbour']?.theme);
  });

  test.each([
    ['a number', { 'radius-lg': { $type: 'number', $value: 10 } }, '10px. It is derived from radius'],
    ['a fixed length', { 'gap-1': { $type: 'number', $value: 5 } }, '5px. It is fixed'],
    ['a colour of the navigation', { 'nav-hover': grey }, '#d0d0d0. It is derived from nav'],
  ])('names %s that was changed in a file for Figma (DESK-072)', (_, changes, expected) => {
    const [name] = Object.keys(changes);
    const source = join(folder, file('changed.json', changed(banksia, changes, false)));
    expect(fromTokens(source, options)).toEqual({
      status: 1,
      text: `portal.${name} was changed to ${expected} and is not taken over.`,
    });
  });

  test.each<[string, string, string]>([
    ['no JSON', '{\n  "portal": {,', 'Line 2, column 14: a value is missing.'],
    [
      'a token without a value',
      '{"portal":{\n"brand":{"$type":"color"}}}',
      'Line 2: portal.brand has no $value.',
    ],
  ])('rejects %s with its place, and writes nothing (DESK-073)', (_, content, expected) => {
    const out = join(folder, 'bad.theme.json');
    const bad = join(folder, file('bad.json', content));
    expect(fromTokens(bad, { ...options, inputsOnly: true, out })).toEqual({ status: 2, text: expected });
    expect(existsSync(out)).toBe(false);
  });
});
