import {
  columnNames,
  detailRowNames,
  type getAllColumns,
  type getAllRows,
  type Reply,
} from '@portal/api/contract';
import type { ColumnChoices, RowChoices } from '@portal/api/queries';

/** A column, or an optional row of a detail. */
export interface ChoiceEntry {
  /** Name in the requests. */
  readonly name: string;
  /** Label on screen. Default: the name. */
  readonly description: string;
  readonly enabled: boolean;
}

/** Changed states by name. */
export type Ticks = ReadonlyMap<string, boolean>;

export const noTicks: Ticks = new Map();

/** Removes changes that equal the saved entries; returns the same map if nothing was removed. */
export function unsavedTicks(ticks: Ticks, saved: readonly ChoiceEntry[]): Ticks {
  const differs = ([name, enabled]: readonly [string, boolean]) =>
    saved.some((entry) => entry.name === name && entry.enabled !== enabled);
  const left = [...ticks].filter(differs);
  return left.length === ticks.size ? ticks : new Map(left);
}

/** The entries with unsaved changes applied. */
export const withTicks = (entries: readonly ChoiceEntry[], ticks: Ticks): readonly ChoiceEntry[] =>
  entries.map((entry) => ({ ...entry, enabled: ticks.get(entry.name) ?? entry.enabled }));

type Columns = Reply<typeof getAllColumns>['Columns'];
type Rows = Reply<typeof getAllRows>['Rows'];

/** The columns as entries, in the tenant's order; unknown columns are omitted. */
export const columnEntries = (columns: Columns): readonly ChoiceEntry[] =>
  columns
    .filter(({ ColumnName }) => columnNames.some((known) => known === ColumnName))
    .map(({ ColumnName, Description, Viewable }) => ({
      name: ColumnName,
      description: Description || ColumnName,
      enabled: Viewable,
    }));

/** The optional rows of a detail as entries, like `columnEntries`. */
export const rowEntries = (rows: Rows): readonly ChoiceEntry[] =>
  rows
    .filter(({ ApplicationDetailRowName: name }) => detailRowNames.some((known) => known === name))
    .map(({ ApplicationDetailRowName, Description, Viewable }) => ({
      name: ApplicationDetailRowName,
      description: Description || ApplicationDetailRowName,
      enabled: Viewable,
    }));

/** The whole table in the form in which it is saved (OP-234). */
export const columnChoices = (entries: readonly ChoiceEntry[]): ColumnChoices =>
  entries.flatMap(({ name, description, enabled }) => {
    const ColumnName = columnNames.find((known) => known === name);
    return ColumnName ? [{ ColumnName, Description: description, Viewable: enabled }] : [];
  });

/** Like `columnChoices`, for rows. */
export const rowChoices = (entries: readonly ChoiceEntry[]): RowChoices =>
  entries.flatMap(({ name, description, enabled }) => {
    const ApplicationDetailRowName = detailRowNames.find((known) => known === name);
    return ApplicationDetailRowName
      ? [{ ApplicationDetailRowName, Description: description, Viewable: enabled }]
      : [];
  });
