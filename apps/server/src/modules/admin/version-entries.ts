/** An entry of a table and whether it is shown. */
export interface Choice {
  readonly name: string;
  readonly viewable: boolean;
}

/** The entries of a version, in the tenant's order: all that the table had, and those that were shown. */
export interface Entries {
  readonly known: readonly string[];
  readonly shown: readonly string[];
}

export const shownNames = (choices: readonly Choice[]): readonly string[] =>
  choices.filter(({ viewable }) => viewable).map(({ name }) => name);

/** What is shown after a version is restored. Entries that the version does not know keep their state. */
export function restoredNames(settings: readonly Choice[], { known, shown }: Entries): readonly string[] {
  const [wasKnown, wasShown] = [new Set(known), new Set(shown)];
  return shownNames(
    settings.map(({ name, viewable }) => ({
      name,
      viewable: wasKnown.has(name) ? wasShown.has(name) : viewable,
    })),
  );
}

/** The entries whose state differs from the version before, or that it did not know. */
export function changesOf(version: Entries, before: Entries | undefined) {
  if (!before) return [];
  const [wasKnown, wasShown, shown] = [new Set(before.known), new Set(before.shown), new Set(version.shown)];
  return version.known
    .filter((name) => !wasKnown.has(name) || wasShown.has(name) !== shown.has(name))
    .map((name) => ({ Name: name, On: shown.has(name) }));
}
