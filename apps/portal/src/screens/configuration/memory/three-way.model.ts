import type { ChoiceEntry } from '../configuration.model.ts';

/** Whose state of an entry is kept: that of the table saved meanwhile, or the user's. */
export type Side = 'now' | 'yours';

/** An entry on which the table that was opened, the saved one and the user's are not all alike. */
export type Difference = ReturnType<typeof differencesOf>[number];

const statesOf = (entries: readonly ChoiceEntry[]): ReadonlyMap<string, boolean> =>
  new Map(entries.map(({ name, enabled }) => [name, enabled]));

/** The differences between three tables, in the tenant's order. */
export function differencesOf(
  base: readonly ChoiceEntry[],
  now: readonly ChoiceEntry[],
  yours: readonly ChoiceEntry[],
) {
  const [opened, mine] = [statesOf(base), statesOf(yours)];
  return now.flatMap(({ name, description, enabled }) => {
    const was = opened.get(name) ?? enabled;
    const wanted = mine.get(name) ?? enabled;
    if (was === enabled && wanted === enabled) return [];
    /** The side that changed it. Undefined if both changed it alike. */
    const side: Side | undefined = enabled === wanted ? undefined : was === enabled ? 'yours' : 'now';
    return [{ name, description, base: was, now: enabled, yours: wanted, side }];
  });
}

/** The sides that the user chose, by name. */
export type Choices = ReadonlyMap<string, Side>;

export const sideOf = ({ name, side }: Difference, choices: Choices): Side | undefined =>
  side && (choices.get(name) ?? side);

/** The table as chosen. */
export const mergedEntries = (
  now: readonly ChoiceEntry[],
  differences: readonly Difference[],
  choices: Choices,
): readonly ChoiceEntry[] => {
  const kept = new Map(
    differences.map((one) => [one.name, sideOf(one, choices) === 'yours' ? one.yours : one.now]),
  );
  return now.map((entry) => ({ ...entry, enabled: kept.get(entry.name) ?? entry.enabled }));
};
