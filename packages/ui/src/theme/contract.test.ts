import { expect, test } from 'vitest';
import { contract, contrastPairs, themeInputs, type PortalName } from './contract.ts';
import { formulas } from './generated/formulas.ts';
import { generated } from './generate.ts';
import { readFileSync } from 'node:fs';

const facts = Object.entries(contract);

test('the tokens for components change only with a new major version', async () => {
  const lines = facts.map(([name, { tier, type }]) => `${name} ${tier} ${type}`);
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./contract.names.txt');
});

test('every derived token has a value in the style sheets, and every value is in the contract', () => {
  const derived = facts.filter(([, { tier }]) => tier === 'derived').map(([name]) => name);
  const valued = Object.keys(formulas).filter((name) => !name.startsWith('--_p-'));
  expect(valued.toSorted()).toEqual(derived.toSorted());
});

test('contrast pairs name only tokens of the contract', () => {
  const named = contrastPairs.flatMap(({ colour, on }) => [colour, ...on]);
  expect(named.filter((name) => !Object.hasOwn(contract, name))).toEqual([]);
});

test('a superseded token has the value of its replacement', () => {
  const superseded = facts.flatMap(([name, { deprecated }]) => (deprecated ? [{ name, ...deprecated }] : []));
  const values: Readonly<Record<string, string>> = formulas;
  expect(superseded.map(({ name }) => values[name])).toEqual(superseded.map(({ use }) => `var(${use})`));
  expect(superseded.filter(({ use }: { use: PortalName }) => !Object.hasOwn(contract, use))).toEqual([]);
});

test('a tenant sets eight inputs', () => {
  expect(themeInputs.map(({ name }) => name)).toEqual([
    '--portal-brand',
    '--portal-nav',
    '--portal-radius',
    '--portal-font',
    '--portal-density',
    '--portal-logo',
    '--portal-logo-dark',
    '--portal-favicon',
  ]);
});

test('the generated files are up to date', async () => {
  for (const [file, text] of Object.entries(await generated())) {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8'), file).toBe(text);
  }
});
