import { appearances } from '../derive.ts';
import { shortName } from '../design-tokens/theme-tokens.ts';
import type { TenantTheme } from '../tenant-theme.ts';
import { brandAsText, brandNearDanger, mutedTextOnNavigation, navigationNearBrand } from './check-choices.ts';
import { checkImages, type LookImages } from './check-images.ts';
import { appearanceName, failingPairs, margin, readings, shownRatio, type Reading } from './check-pairs.ts';
import type { Finding } from './finding.ts';

export interface LookReport {
  /** What fails first, then warnings, then adjusted colours; pairs that fail by their margin, the lowest first. */
  readonly findings: readonly Finding[];
  readonly summary: {
    /** Number of pairs in the four appearances. */
    readonly pairs: number;
    readonly failing: number;
    /** The pair with the smallest margin. */
    readonly lowest: Reading;
  };
  /** Every pair in every appearance. */
  readonly readings: readonly Reading[];
}

export interface LookCheck {
  readonly theme: TenantTheme;
  readonly images?: LookImages;
  /** Values for derived tokens, such as `--portal-link`: how a pair can fail, which no theme by itself brings about. */
  readonly overrides?: Readonly<Record<string, string>>;
}

/** Checks every pair of colours, what a tenant chose, and how its images are seen. */
export function checkLook(look: LookCheck): LookReport {
  const steps = lookSteps(look);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * Does the same in short tasks, so that a page responds in between.
 *
 * @throws The reason of the signal, once it is aborted.
 */
export async function checkLookInSteps(look: LookCheck, signal?: AbortSignal): Promise<LookReport> {
  const steps = lookSteps(look);
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function* lookSteps({ theme, images = {}, overrides = {} }: LookCheck): Generator<void, LookReport> {
  const matrix: Reading[] = [];
  for (const appearance of appearances) {
    matrix.push(...readings(theme, appearance, overrides));
    yield;
  }
  const choices: Finding[] = [];
  for (const check of [brandNearDanger, navigationNearBrand, brandAsText, mutedTextOnNavigation]) {
    choices.push(...check(theme));
    yield;
  }
  const [lowest] = matrix.toSorted((one, other) => margin(one) - margin(other));
  if (!lowest) throw new RangeError('The contract has no pairs.');
  const { warning = [], adjusted = [] } = Object.groupBy(choices, ({ level }) => level);
  return {
    findings: [...failingPairs(matrix), ...warning, ...checkImages(theme, images), ...adjusted],
    summary: {
      pairs: matrix.length,
      failing: matrix.filter((reading) => margin(reading) < 1).length,
      lowest,
    },
    readings: matrix,
  };
}

/** The first line of a report: how many pairs were checked and fail, or which one is the lowest. */
export function summarySentence({ pairs, failing, lowest }: LookReport['summary']): string {
  const checked = `${pairs} pairs checked, ${failsText(failing)}.`;
  if (failing > 0) return checked;
  const { colour, on, ratio, required, appearance } = lowest;
  return `${checked} Lowest: ${shortName(colour)} on ${shortName(on)}, ${shownRatio(ratio)} of ${required}:1 in ${appearanceName(appearance)}.`;
}

/** The report in a few words, for a live region: `Contrast: none fails, 1 warning.` */
export function announcement({ findings, summary }: LookReport): string {
  const warnings = findings.filter(({ level }) => level === 'warning').length;
  const counted = warnings === 0 ? '' : `, ${warnings} warning${warnings === 1 ? '' : 's'}`;
  return `Contrast: ${failsText(summary.failing)}${counted}.`;
}

const failsText = (failing: number) =>
  failing === 0 ? 'none fails' : `${failing} ${failing === 1 ? 'fails' : 'fail'}`;
