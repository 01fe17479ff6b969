import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fallbackSheet } from '../src/theme/generate/sheets.ts';
import { parseTenantTheme, themeCss, type TenantTheme, type ThemeAssets } from '../src/theme/tenant-theme.ts';
import { distinctFrom } from '../src/theme/check/check-choices.ts';
import { summarySentence } from '../src/theme/check/check-look.ts';
import { checkThemeFile, type CheckedTheme, type CheckFinding, type ImagePaths } from './check-theme.ts';
import { hueOf } from '../src/theme/check/nearest-passing.ts';
import { clampRgb, converter, formatHex } from 'culori';

export interface Options {
  readonly json: boolean;
  readonly strict: boolean;
  readonly from: string | undefined;
  readonly out: string | undefined;
  readonly assets: string;
  /** The design tool to write tokens for. */
  readonly for: string | undefined;
  readonly inputsOnly: boolean;
}

export const defaultOptions: Options = {
  json: false,
  strict: false,
  from: undefined,
  out: undefined,
  assets: '/assets',
  for: undefined,
  inputsOnly: false,
};

/** Output and exit status of a command. */
export interface Outcome {
  readonly status: 0 | 1 | 2;
  readonly text: string;
}

export const fails = ({ findings }: CheckedTheme, strict: boolean): boolean =>
  findings.some(({ level }) => level === 'fails' || (strict && level === 'warning'));

export const check = async (path: string, options: Options): Promise<Outcome> =>
  outcomeOfCheck(path, await checkThemeFile(path), options);

export function outcomeOfCheck(path: string, checked: CheckedTheme, { json, strict }: Options): Outcome {
  const status = fails(checked, strict) ? 1 : 0;
  if (json) {
    const { findings, notes, summary } = checked;
    return {
      status,
      text: JSON.stringify({ file: path, passes: status === 0, findings, notes, ...summary }, null, 2),
    };
  }
  return {
    status,
    text: [
      `${path} ${status === 0 ? 'passes' : 'does not pass'}`,
      ...formatFindings(checked.findings),
      ...checked.notes.map((note) => `  note: ${note}`),
      ...(checked.summary ? [`  ${summarySentence(checked.summary)}`] : []),
    ].join('\n'),
  };
}

const formatFindings = (findings: readonly CheckFinding[]) =>
  findings.map(
    ({ level, what, nearest }) => `  ${level}: ${what}${nearest === undefined ? '' : ` Use ${nearest}.`}`,
  );

export async function build(path: string, { strict, out, assets }: Options): Promise<Outcome> {
  const checked = await checkThemeFile(path);
  if (!checked.theme || fails(checked, strict))
    return { status: 1, text: formatFindings(checked.findings).join('\n') };
  const css = `${themeCss(checked.theme, servedImages(checked.images, assets))}${fallbackSheet(checked.theme)}\n`;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return writeResult(join(out ?? '.', `theme.${hash}.css`), css);
}

/** The images by the paths at which a server has them. */
export function servedImages({ logo, logoDark }: ImagePaths, assets: string): ThemeAssets {
  const served = (name: string) => (name.startsWith('/') ? name : `${assets}/${basename(name)}`);
  return {
    ...(logo !== undefined && { logo: served(logo) }),
    ...(logoDark !== undefined && { logoDark: served(logoDark) }),
  };
}

export function init({ from, out }: Options): Outcome {
  const parsed = parseTenantTheme({ brand: from });
  if (!parsed.ok) return { status: 2, text: '--from is a colour such as #0b5cab.' };
  const theme = { brand: parsed.theme.brand, nav: navigationFor(parsed.theme) };
  const text = JSON.stringify(theme, null, 2);
  return out === undefined ? { status: 0, text } : writeResult(out, `${text}\n`);
}

/** A dark shade of the brand, or the nearest colour that differs enough from the brand. */
function navigationFor(theme: TenantTheme): string {
  const { hue, chroma } = hueOf(theme.brand);
  const deep = clampRgb(converter('rgb')({ mode: 'oklch', l: 0.26, c: Math.min(chroma, 0.05), h: hue }));
  const shade = formatHex(deep);
  return distinctFrom(theme, shade) ?? shade;
}

export function writeResult(path: string, text: string): Outcome {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return { status: 0, text: path };
}
