import {
  applicationFilters,
  filterNames,
  valuesMaximum,
  type DialogFilterName,
  type FilterName,
  type Option,
} from '@portal/api/contract';
import { addressOf } from '../../../listing/address.ts';
import type { FilterValues } from '../query/list.location.ts';

const positionOf = (name: FilterName) => applicationFilters[name].position ?? 0;

/** The filters of the dialog, in its order. */
export const dialogFilters = filterNames
  .filter((name): name is DialogFilterName => positionOf(name) > 0)
  .toSorted((one, other) => positionOf(one) - positionOf(other));

/** Matches applications without a value (OP-067). */
export const withoutValue = { value: '', label: '(None)' } as const;

/** The selected options of the dialog. */
export type FilterDraft = Readonly<Record<DialogFilterName, readonly string[]>>;

const draftFrom = (values: (name: DialogFilterName) => readonly string[]): FilterDraft =>
  Object.fromEntries(dialogFilters.map((name) => [name, values(name)])) as FilterDraft;

export const emptyDraft = draftFrom(() => []);

/** The active filters, as the initial state of the dialog. */
export const draftOf = (filters: FilterValues): FilterDraft => draftFrom((name) => filters[name]);

export const nothingTicked = (draft: FilterDraft): boolean =>
  dialogFilters.every((name) => draft[name].length === 0);

/** Servers and proxies read addresses of 8 kB; the rest of an address is short. */
const addressMaximum = 6000;

/** Why a list cannot be filtered by so much, as a sentence; undefined if it can. */
export function tooMuchReason(draft: FilterDraft): string | undefined {
  const long = dialogFilters.find((name) => draft[name].length > valuesMaximum);
  if (long) return `Choose at most ${valuesMaximum} values of ${applicationFilters[long].label}.`;
  if (addressOf('', draft).length > addressMaximum)
    return 'Choose fewer values: the address of the list would be too long.';
  return undefined;
}

/** Whether both contain the same values; the order of selection is ignored (LIST-071). */
export const sameDraft = (one: FilterDraft, other: FilterDraft): boolean =>
  dialogFilters.every((name) => {
    const values = new Set(one[name]);
    const others = new Set(other[name]);
    return values.size === others.size && [...others].every((value) => values.has(value));
  });

/** The options of a filter: those of the server in its order, then active values that it does not list. */
export function tickable(
  options: readonly Option[],
  inForce: readonly string[],
): readonly { value: string; label: string }[] {
  const known = options.map(({ Name, Value }) => ({ value: Value, label: Name }));
  const values = new Set(options.map(({ Value }) => Value));
  const others = inForce.filter((value) => value !== withoutValue.value && !values.has(value));
  return [...known, ...others.map((value) => ({ value, label: value }))];
}
