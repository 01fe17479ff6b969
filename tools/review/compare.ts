import type { Picture, StateResult } from './records.ts';
import { runPlaywright } from './run-playwright.ts';

/**
 * Two pixels differ if their colours are further apart than this in YIQ; it is five levels of grey. Two pictures of one
 * browser are equal to the bit, so it may be that fine. Up to seven different pixels are noise.
 */
export const limits = { threshold: 0.02, maxDiffPixels: 7 };

interface Comparison {
  readonly state: string;
  readonly look: string;
  readonly hash: string;
  readonly status: StateResult['Status'];
  /** The review note of the state, in words. */
  readonly note?: string | undefined;
}

/** What the run of `compare.run.ts` reads. */
export interface ComparisonJob {
  /** Folders of the pictures. */
  readonly base: string;
  readonly branch: string;
  readonly comparisons: readonly Comparison[];
  /** Folder of the report. */
  readonly report: string;
  readonly title: string;
}

interface Side {
  readonly folder: string;
  readonly pictures: readonly Picture[];
}

export interface CompareOptions {
  readonly base: Side;
  readonly branch: Side;
  readonly report: string;
  readonly title: string;
  /** Whether the branch still has a state with a story. */
  readonly exists: (state: string) => boolean;
  /** The review note of a state, in words. */
  readonly noteOf: (state: string) => string | undefined;
  /** Whether a review note accepts a picture of a state. */
  readonly isAccepted: (state: string, look: string, hash: string) => boolean;
}

/** Compares all pictures of a branch with those of its base, and writes Playwright's report of those that differ. */
export async function compare(options: CompareOptions): Promise<readonly StateResult[]> {
  const { base, branch, report, title, exists, noteOf, isAccepted } = options;
  const earlier = new Map(base.pictures.map((picture) => [keyOf(picture), picture]));
  const asked = (picture: Picture, status: StateResult['Status']): Comparison => ({
    state: picture.State,
    look: picture.Look,
    hash: picture.Hash,
    status,
    note: noteOf(picture.State),
  });
  const comparisons = [
    ...branch.pictures
      .filter((picture) => earlier.get(keyOf(picture))?.Hash !== picture.Hash)
      .map((picture) => asked(picture, earlier.has(keyOf(picture)) ? 'Changed' : 'New')),
    ...base.pictures.filter(({ State }) => !exists(State)).map((picture) => asked(picture, 'Removed')),
  ];
  const job: ComparisonJob = { base: base.folder, branch: branch.folder, comparisons, report, title };
  const different = await runPlaywright('compare', job, []);
  return comparisons
    .filter(({ state, look }) => different.has(`${state} in ${look}`))
    .map(({ state, look, hash, status }) => ({
      Id: state,
      Look: look,
      Status: status,
      Hash: hash,
      Accepted: status !== 'Removed' && isAccepted(state, look, hash),
    }));
}

const keyOf = ({ State, Look }: Picture) => `${State} ${Look}`;

/** `3 changed, 0 new, 0 removed, 1 accepted`: a state counts once, however many of its looks changed. */
export function summaryOf(results: readonly StateResult[]): string {
  const idsOf = (some: readonly StateResult[]) => new Set(some.map(({ Id }) => Id));
  const count = (status: StateResult['Status']) => idsOf(results.filter((one) => one.Status === status)).size;
  const open = idsOf(openIn(results));
  const accepted = idsOf(results.filter(({ Id, Accepted }) => Accepted && !open.has(Id))).size;
  return `${count('Changed')} changed, ${count('New')} new, ${count('Removed')} removed, ${accepted} accepted`;
}

/** What nobody has accepted yet. A removed state has no new picture that anybody could accept. */
export const openIn = (results: readonly StateResult[]): readonly StateResult[] =>
  results.filter(({ Status, Accepted }) => Status !== 'Removed' && !Accepted);
