import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { checkLook, type Finding, type LookImages, type LookReport } from '../src/theme/check/index.ts';
import { problemText, readLookFile, type ImageKey } from '../src/theme/files/index.ts';
import { lookImageOf, readImage, type DrawImage } from '../src/theme/images/index.ts';
import { compileRasteriser, startRasteriser } from '../src/theme/rasteriser/index.ts';
import type { TenantTheme } from '../src/theme/tenant-theme.ts';

/** A problem of a file has no field; a theme with warnings passes, unless the check is strict. */
export type CheckFinding = Pick<Finding, 'level' | 'what'> & Partial<Finding>;

/** Paths of images, relative to the file. */
export type ImagePaths = Readonly<Partial<Record<ImageKey, string>>>;

export interface CheckedTheme {
  readonly findings: readonly CheckFinding[];
  /** What was read in another way than it is written. */
  readonly notes: readonly string[];
  /** Undefined if the file has no valid theme. */
  readonly theme: TenantTheme | undefined;
  readonly images: ImagePaths;
  readonly summary: LookReport['summary'] | undefined;
}

/** Checks a theme file. Throws if the file does not exist. */
export async function checkThemeFile(path: string): Promise<CheckedTheme> {
  const reading = readLookFile(basename(path), readFileSync(path));
  if (!reading.ok) {
    const findings = reading.problems.map((problem) => fails(problemText(problem)));
    return { findings, notes: [], theme: undefined, images: {}, summary: undefined };
  }
  const { theme, images, notes } = reading;
  const read = await readImages(dirname(path), images);
  const { findings, summary } = checkLook({ theme, images: read.images });
  return {
    theme,
    images,
    // The images are next to the file, so they are checked here.
    notes: Object.keys(images).length > 0 ? [] : notes.map(problemText),
    summary,
    findings: [...read.problems.map(fails), ...findings],
  };
}

const fails = (what: string): CheckFinding => ({ level: 'fails', what });

async function readImages(folder: string, paths: ImagePaths) {
  const images: Partial<Record<keyof LookImages, LookImages['logo']>> = {};
  const problems: string[] = [];
  for (const [key, path] of Object.entries(paths)) {
    const bytes = bytesOf(resolve(folder, path));
    const isIcon = key === 'favicon';
    const reading = bytes && (await readImage(bytes, basename(path), isIcon ? 'icon' : 'logo', draw));
    if (!reading) problems.push(`${path} cannot be read.`);
    else if (reading.ok) images[isIcon ? 'icon' : (key as 'logo' | 'logoDark')] = lookImageOf(reading);
    else problems.push(...reading.problems);
  }
  return { images, problems };
}

/** Starts the rasteriser with the first image. */
const draw: DrawImage = async (image) => {
  const { resolve: find } = createRequire(import.meta.url);
  const module = await compileRasteriser(readFileSync(find('@resvg/resvg-wasm/index_bg.wasm')));
  const font = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
  const rasterise = await startRasteriser(module, () => [readFileSync(find(font))]);
  return rasterise(image);
};

function bytesOf(path: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    return undefined;
  }
}
