import { overlap, type CharSet } from './pattern-class.model.ts';
import { readPattern, type PatternPart } from './pattern-syntax.model.ts';

const MAX_LENGTH = 200;
/** Maximum number of alternatives before the repetitions of a pattern. */
const MAX_WAYS = 16;
/** Maximum match length of a pattern that is tried at each position of a text. */
const MAX_UNANCHORED = 64;

/** A part of the pattern that matches one character. */
interface Position {
  set: CharSet;
  repeated: boolean;
  next: Set<Position>;
}

interface Piece {
  first: Set<Position>;
  last: Set<Position>;
  empty: boolean;
  longest: number;
  /** Every match starts at the beginning of the text. */
  anchored: boolean;
}

/**
 * Whether a pattern is known to match in linear time. The check is conservative: it rejects repetitions in which two
 * parts can match the same character or nothing, look-around, back references, and repetitions without an anchor.
 */
export function isSafePattern(source: string): boolean {
  if (source.length > MAX_LENGTH) return false;
  try {
    new RegExp(source, 'u');
  } catch {
    return false;
  }
  const pattern = readPattern(source);
  if (!pattern) return false;
  const positions: Position[] = [];
  const whole = pieceOf(pattern, false, positions);
  if (!whole || (!whole.anchored && whole.longest > MAX_UNANCHORED)) return false;
  const choices = [{ next: whole.first, repeated: false }, ...positions].map(({ next, repeated }) => ({
    repeated,
    ways: ambiguity([...next]),
  }));
  return (
    choices.every(({ repeated, ways }) => ways === 1 || !repeated) &&
    choices.reduce((product, { ways }) => product * ways, 1) <= MAX_WAYS
  );
}

/** The largest number of positions that can match the same character. */
function ambiguity(places: readonly Position[]) {
  return Math.max(1, ...places.map(({ set }) => places.filter((other) => overlap(set, other.set)).length));
}

const nothing = (): Piece => ({
  first: new Set(),
  last: new Set(),
  empty: true,
  longest: 0,
  anchored: false,
});

function pieceOf(part: PatternPart, repeated: boolean, positions: Position[]): Piece | undefined {
  switch (part.kind) {
    case 'edge':
      return { ...nothing(), anchored: part.start };
    case 'set': {
      const place: Position = { set: part.set, repeated, next: new Set() };
      positions.push(place);
      return { first: new Set([place]), last: new Set([place]), empty: false, longest: 1, anchored: false };
    }
    case 'all':
      return part.parts.reduce<Piece | undefined>((before, next) => {
        const after = before && pieceOf(next, repeated, positions);
        return after && joined(before, after);
      }, nothing());
    case 'any': {
      const pieces = part.parts.map((one) => pieceOf(one, repeated, positions));
      // A second alternative that may be empty would be ambiguous.
      if (pieces.filter((piece) => piece?.empty).length > 1) return undefined;
      return pieces.reduce((one, other) => one && other && either(one, other));
    }
    case 'repeat':
      return repetition(part, repeated, positions);
  }
}

function joined(before: Piece, after: Piece): Piece {
  for (const place of before.last) for (const next of after.first) place.next.add(next);
  return {
    first: before.empty ? new Set([...before.first, ...after.first]) : before.first,
    last: after.empty ? new Set([...before.last, ...after.last]) : after.last,
    empty: before.empty && after.empty,
    longest: before.longest + after.longest,
    anchored: before.anchored || (before.longest === 0 && after.anchored),
  };
}

function either(one: Piece, other: Piece): Piece {
  return {
    first: new Set([...one.first, ...other.first]),
    last: new Set([...one.last, ...other.last]),
    empty: one.empty || other.empty,
    longest: Math.max(one.longest, other.longest),
    anchored: one.anchored && other.anchored,
  };
}

/** A counted repetition is treated as unlimited, which is at least as ambiguous. */
function repetition(
  { part, min, max }: Extract<PatternPart, { kind: 'repeat' }>,
  repeated: boolean,
  positions: Position[],
) {
  const again = max > 1;
  const inner = pieceOf(part, repeated || again, positions);
  // Repeating an empty match, or omitting one, is ambiguous.
  if (!inner || (inner.empty && (again || min === 0))) return undefined;
  for (const place of again ? inner.last : []) {
    for (const next of inner.first) {
      // An inner repetition already leads to this position, so each step would be ambiguous.
      if (place.next.has(next)) return undefined;
      place.next.add(next);
    }
  }
  return {
    ...inner,
    empty: min === 0 || inner.empty,
    longest: max === 0 ? 0 : inner.longest * max,
    anchored: min > 0 && inner.anchored,
  };
}
