import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { deriveTheme } from '../src/theme/derive.ts';
import { parseTenantTheme, type TenantTheme } from '../src/theme/tenant-theme.ts';
import { checkLook, type LookReport } from '../src/theme/check/check-look.ts';
import { appearanceName } from '../src/theme/check/check-pairs.ts';
import { checkImage, checkOnGround, type ImageFile } from './check-image.ts';
import { error, type Finding } from './finding.ts';
import { readThemeFile, type ThemeFile } from './read-theme-file.ts';

export interface CheckedTheme {
  readonly findings: readonly Finding[];
  /** Undefined if the file has no valid theme. */
  readonly theme: TenantTheme | undefined;
  readonly images: ThemeFile['images'];
  readonly summary: LookReport['summary'] | undefined;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

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
      summary: undefined,
    };
  }
  const { theme } = parsed;
  const { findings, summary } = checkLook({ theme, overrides: colourOverrides(file.overrides) });
  return {
    theme,
    images: file.images,
    summary,
    findings: [
      ...file.findings,
      ...findings,
      ...(/\.css$/i.test(path) ? [] : imagesOf(path, theme, file.images)),
    ],
  };
}

const colourOverrides = (overrides: ThemeFile['overrides']) =>
  Object.fromEntries(Object.entries(overrides).filter(([, value]) => HEX.test(value)));

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
