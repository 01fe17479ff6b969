import type { TableVersion } from '@portal/api/contract';
import type { ChoiceEntry } from '../configuration.model.ts';

/** The state of an entry as a word. */
export const stateText = (enabled: boolean): string => (enabled ? 'on' : 'off');

/** Most changes of a version that are listed while it is not compared. */
const listedChanges = 6;

/**
 * What changed in a version, in the tenant's order: 'Email off, Tag on'. A version without changes is counted: '25 of
 * 25 on'. Entries that no longer exist are passed over.
 *
 * @param whole Lists all changes, however many. Default false.
 */
export function changesText(
  { Changes, Known, Shown }: TableVersion,
  entries: readonly ChoiceEntry[],
  whole = false,
): string {
  const states = new Map(Changes.map(({ Name, On }) => [Name, On]));
  const changes = entries.flatMap(({ name, description }) => {
    const on = states.get(name);
    return on === undefined ? [] : [`${description} ${stateText(on)}`];
  });
  if (changes.length === 0) return `${Shown.length} of ${Known.length} on`;
  if (whole || changes.length <= listedChanges) return changes.join(', ');
  const listed = changes.slice(0, listedChanges - 1);
  return `${listed.join(', ')} and ${changes.length - listed.length} more`;
}

/** What restoring a version changes, and which entries keep their state because the version does not know them. */
export function comparisonOf({ Known, Shown }: TableVersion, entries: readonly ChoiceEntry[]) {
  const [known, shown] = [new Set(Known), new Set(Shown)];
  const differences = entries
    .filter(({ name, enabled }) => known.has(name) && shown.has(name) !== enabled)
    .map(({ name, description, enabled }) => ({ name, description, past: !enabled, now: enabled }));
  const kept = entries.filter(({ name }) => !known.has(name)).map(({ description }) => description);
  return { differences, kept };
}
