/** A seeded random generator: the same seed gives the same data on every start. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `least` to `most`, both inclusive. */
  whole(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  /** True in about `share` of the calls. */
  chance(share: number): boolean;
  /** `count` different entries, in the order of the list. */
  some<T>(from: readonly T[], count: number): T[];
  guid(): string;
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[whole(0, from.length - 1)];
    if (picked === undefined) throw new RangeError('Nothing to pick from.');
    return picked;
  };
  const some = <T>(from: readonly T[], count: number): T[] => {
    const left = from.map((_, index) => index);
    const chosen = new Set<number>();
    while (chosen.size < Math.min(count, from.length)) {
      const index = pick(left);
      left.splice(left.indexOf(index), 1);
      chosen.add(index);
    }
    return from.filter((_, index) => chosen.has(index));
  };
  const hex = (digits: number) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join('');
  const guid = () => `${hex(8)}-${hex(4)}-4${hex(3)}-${pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
  return { next, whole, pick, chance: (share) => next() < share, some, guid };
}
