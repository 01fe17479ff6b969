import { compare } from './compare.ts';
import { needsAcceptance } from './needs-acceptance.ts';
import type { Pixels } from './picture-file.ts';
import type { Picture } from './records.ts';
import type { Side, StateResult, Summary } from './result.ts';

/** Decodes a picture of the base or the branch. */
export type Decode = (picture: Picture) => Promise<Pixels>;

export interface Compared {
  readonly base: Side & { readonly decode: Decode };
  readonly branch: Side & { readonly decode: Decode };
  /** Whether a review note accepts this picture of the state. */
  readonly isAccepted: (state: string, look: string, hash: string) => boolean;
}

/** Compares all pictures of a branch with those of its base. Unchanged states are counted only. */
export async function resultsOf({ base, branch, isAccepted }: Compared): Promise<readonly StateResult[]> {
  const earlier = new Map(base.pictures.map((picture) => [keyOf(picture), picture]));
  const present = new Set(branch.states.map(({ Id }) => Id));
  const gone = base.pictures.filter(({ State }) => !present.has(State));
  const moved = new Set<Picture>();

  const now: StateResult[] = [];
  for (const picture of branch.pictures) {
    const old = earlier.get(keyOf(picture));
    const result = {
      ...blank(picture),
      Accepted: isAccepted(picture.State, picture.Look, picture.Hash),
    };
    if (old?.Hash === picture.Hash) continue;
    if (old) {
      const [before, after] = await Promise.all([base.decode(old), branch.decode(picture)]);
      const { changed, pixels, share, areas } = compare(before, after);
      if (changed) now.push({ ...result, Status: 'Changed', Pixels: pixels, Share: share, Areas: areas });
      continue;
    }
    const from = gone.find(({ Look, Hash }) => Look === picture.Look && Hash === picture.Hash);
    if (from) moved.add(from);
    now.push(from ? { ...result, Status: 'Renamed', From: from.State } : { ...result, Status: 'New' });
  }
  const removed = gone.filter((picture) => !moved.has(picture)).map((picture) => blank(picture));
  return [...now, ...removed];
}

const keyOf = ({ State, Look }: Picture) => `${State} ${Look}`;

const blank = ({ State, Story, Look, Hash }: Picture): StateResult => ({
  Id: State,
  Story,
  Look,
  Status: 'Removed',
  Pixels: 0,
  Share: 0,
  Hash,
  Accepted: false,
  Areas: [],
});

/** Counts states; a state counts once, however many of its looks changed. */
export function summaryOf(results: readonly StateResult[], { states, pictures }: Side): Summary {
  const count = (keep: (result: StateResult) => boolean) =>
    new Set(results.filter(keep).map(({ Id }) => Id)).size;
  const open = new Set(
    results.filter((result) => needsAcceptance(result) && !result.Accepted).map(({ Id }) => Id),
  );
  const pictured = new Set(pictures.map(({ State }) => State));
  const shown = states.filter(({ Stories }) => Stories.length > 0);
  return {
    Changed: count(({ Status }) => Status === 'Changed'),
    New: count(({ Status }) => Status === 'New'),
    Removed: count(({ Status }) => Status === 'Removed'),
    Renamed: count(({ Status }) => Status === 'Renamed'),
    Unchanged: shown.length - count(({ Status }) => Status !== 'Removed'),
    Accepted: count((result) => needsAcceptance(result) && !open.has(result.Id)),
    NotReached: shown.filter(({ Id }) => !pictured.has(Id)).length,
  };
}

/** `3 changed, 0 new, 0 removed, 1 accepted`. */
export const summaryLine = ({ Changed, New, Removed, Accepted }: Summary): string =>
  `${Changed} changed, ${New} new, ${Removed} removed, ${Accepted} accepted`;
