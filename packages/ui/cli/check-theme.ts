import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { deriveTheme } from '../src/theme/derive.ts';
import { parseTenantTheme, type TenantTheme } from '../src/theme/tenant-theme.ts';
import { checkColours, colourOverrides, appearanceName, readings, type Reading } from './check-colours.ts';
import { checkImage, checkOnGround, type ImageFile } from './check-image.ts';
import { error, type Finding } from './finding.ts';
import { readThemeFile, type ThemeFile } from './read-theme-file.ts';

export interface CheckedTheme {
  readonly findings: readonly Finding[];
  /** Undefined if the file has no valid theme. */
  readonly theme: TenantTheme | undefined;
  readonly images: ThemeFile['images'];
  /** The pair with the smallest margin, and the number of pairs. */
  readonly lowest: Reading | undefined;
  readonly pairs: number;
}

/** Checks a theme file. Throws if the file does not exist. */
export function checkThemeFile(path: string): CheckedTheme {
  const file = readThemeFile(path, readFileSync(path, 'utf8'));
  const parsed = parseTenantTheme(file.theme);
  if (!parsed.ok) {
    // A file that cannot be parsed has no theme to check.
    const unread = Object.keys(file.theme).length === 0 && file.findings.length > 0;
    const problems = unread ? [] : parsed.problems.map((problem) => error(problem.replace(/\.$/, '')));
    return {
      findings: [...file.findings, ...problems],
      theme: undefined,
      images: {},
      lowest: undefined,
      pairs: 0,
    };
  }
  const { theme } = parsed;
  const matrix = readings(theme, colourOverrides(file.overrides));
  const [lowest] = matrix.toSorted((one, other) => one.ratio / one.required - other.ratio / other.required);
  return {
    theme,
    images: file.images,
    lowest,
    pairs: matrix.length,
    findings: [
      ...file.findings,
      ...checkColours(theme, file.overrides),
      ...(/\.css$/i.test(path) ? [] : imagesOf(path, theme, file.images)),
    ],
  };
}

/** Images next to a JSON file. A style sheet names images of a server, which cannot be read here. */
function imagesOf(path: string, theme: TenantTheme, images: ThemeFile['images']): readonly Finding[] {
  const files = Object.entries(images).map(([role, name]) => ({ role, file: imageBeside(path, name), name }));
  return files.flatMap(({ role, file, name }) => {
    if (!file) return [error(`${name} cannot be read`)];
    const modes =
      { logo: ['light', ...(images.logoDark === undefined ? ['dark'] : [])], logoDark: ['dark'] }[role] ?? [];
    return [
      ...checkImage(file),
      ...modes.flatMap((mode) => {
        const appearance = {
          mode: mode === 'dark' ? ('dark' as const) : ('light' as const),
          contrast: 'normal' as const,
        };
        return checkOnGround(
          file,
          deriveTheme(theme, appearance)['--portal-nav-ground'],
          appearanceName(appearance),
        );
      }),
    ];
  });
}

function imageBeside(path: string, name: string): ImageFile | undefined {
  try {
    return { name: basename(name), bytes: readFileSync(resolve(dirname(path), name)) };
  } catch {
    return undefined;
  }
}
