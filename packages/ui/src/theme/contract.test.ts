import { expect, test } from 'vitest';
import { contract, contrastPairs, themeInputs, type PortalName } from './contract.ts';
import { formulas } from './generated/formulas.ts';
import { generated } from './generate.ts';
import { readFileSync } from 'node:fs';

const facts = Object.entries(contract);

test('what components may read is a promise: a name goes only with a new major version', async () => {
  const lines = facts.map(([name, { tier, type }]) => `${name} ${tier} ${type}`);
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./contract.names.txt');
});

test('every derived token has a value in the style sheets, and every value a word in the contract', () => {
  const derived = facts.filter(([, { tier }]) => tier === 'derived').map(([name]) => name);
  const valued = Object.keys(formulas).filter((name) => !name.startsWith('--_p-'));
  expect(valued.toSorted()).toEqual(derived.toSorted());
});

test('a contrast pair names tokens of the contract only', () => {
  const named = contrastPairs.flatMap(({ colour, on }) => [colour, ...on]);
  expect(named.filter((name) => !Object.hasOwn(contract, name))).toEqual([]);
});

test('a superseded token holds the value of what to use in its place', () => {
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

test('what is written from the contract and the formulas is up to date', async () => {
  for (const [file, text] of Object.entries(await generated())) {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8'), file).toBe(text);
  }
});
