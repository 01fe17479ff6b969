import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { leftOut } from '../src/theme/design-tokens/figma-tokens.ts';
import { themeTokens } from '../src/theme/design-tokens/theme-tokens.ts';
import { tokenFiles, type TokenTenant } from '../src/theme/design-tokens/token-files.ts';
import { appearances } from '../src/theme/theme-reader.ts';
import { checkThemeFile } from './check-theme.ts';
import {
  defaultOptions,
  fails,
  outcomeOfCheck,
  servedImages,
  type Options,
  type Outcome,
} from './commands.ts';

/** Writes the tokens of a theme file. Rejects an invalid theme as `check` does. */
export async function tokens(path: string, options: Options): Promise<Outcome> {
  const checked = await checkThemeFile(path);
  if (!checked.theme || fails(checked, options.strict)) return outcomeOfCheck(path, checked, options);
  const name = basename(path).replace(/(?:\.theme)?\.(?:json|css)$/i, '');
  const tenant = { theme: checked.theme, assets: servedImages(checked.images, options.assets) };
  return writeTokens({ [name]: tenant }, options.out ?? '.', options.for);
}

/** Writes the tokens of these tenants, or of the theme file in the arguments. */
export async function pnpmTokens(
  args: readonly string[],
  tenants: Readonly<Record<string, TokenTenant>>,
): Promise<Outcome> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string', default: 'tokens' },
      theme: { type: 'string' },
      for: { type: 'string' },
    },
  });
  const { out, theme, for: target } = values;
  if (theme === undefined) return writeTokens(tenants, out, target);
  return tokens(theme, { ...defaultOptions, out, for: target });
}

/** Writes the tokens of tenants and the resolver document, and returns the names of the files. */
function writeTokens(
  tenants: Readonly<Record<string, TokenTenant>>,
  folder: string,
  target: string | undefined,
): Outcome {
  if (target !== undefined && target !== 'figma')
    return { status: 2, text: `--for is figma, not ${target}.` };
  const files = Object.entries(tokenFiles(tenants, target));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  const written = files.map(([name]) => join(folder, name));
  return { status: 0, text: [...written, ...(target === 'figma' ? [leftOutOf(tenants)] : [])].join('\n') };
}

/** The same for every tenant and appearance: only values differ. */
function leftOutOf(tenants: Readonly<Record<string, TokenTenant>>): string {
  const [tenant] = Object.values(tenants);
  const [look] = appearances;
  return tenant && look ? leftOut(themeTokens(tenant.theme, look)) : '';
}
