import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import style from '../../../../.oxfmtrc.json' with { type: 'json' };
import { themeInputs } from './contract.ts';
import { readFormulas } from './generate/read-formulas.ts';

/** Generates files from the contract and the formulas: `node packages/ui/src/theme/generate.ts`. */
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const write = (file: string, text: string) => writeFileSync(new URL(file, import.meta.url), text);
const tidy = async (file: string, text: string) => {
  const { code } = await format(fileURLToPath(new URL(file, import.meta.url)), text, style);
  return code;
};

const FORMULAS = 'generated/formulas.ts';

/** Values that a tenant or a user sets have no formula. */
const set = new Set<string>([...themeInputs.map(({ name }) => name), '--_p-more']);

function formulaModule(): Promise<string> {
  const formulas = readFormulas(['colours.css', 'scales.css'].map(read).join('\n'));
  const lines = Object.entries(formulas)
    .filter(([name]) => !set.has(name))
    .map(([name, value]) => `  '${name}': ${quoted(value)},\n`);
  return tidy(
    FORMULAS,
    `/** Written by generate.ts from colours.css and scales.css. */
export const formulas = {\n${lines.join('')}} as const;\n`,
  );
}

function quoted(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}

/** Every generated file with its content. The formulas come first, because the others are computed from them. */
export async function generated(): Promise<Readonly<Record<string, string>>> {
  const { inputSheet, fallbackSheet } = await import('./generate/sheets.ts');
  const { contractTokens, editorData } = await import('./generate/data.ts');
  const texts = {
    'generated/inputs.css': inputSheet(),
    'generated/fallback.css': `/* Written by generate.ts: the default theme where a browser cannot derive. */\n${fallbackSheet({ brand: '#0b5cab' })}`,
    'generated/contract.json': JSON.stringify(contractTokens()),
    'generated/css-custom-data.json': JSON.stringify(editorData()),
  };
  const tidied = Object.entries(texts).map(async ([file, text]) => [file, await tidy(file, text)]);
  return { [FORMULAS]: await formulaModule(), ...Object.fromEntries(await Promise.all(tidied)) };
}

if (import.meta.main) {
  write(FORMULAS, await formulaModule());
  for (const [file, text] of Object.entries(await generated())) write(file, text);
}
