import {
  columnNames,
  detailRowNames,
  type getAllColumns,
  type getAllRows,
  type Reply,
} from '@portal/api/contract';
import type { ColumnChoices, RowChoices } from '@portal/api/queries';

/** One column, or one row of a detail, that can be switched on. */
export interface ChoiceEntry {
  /** What the calls name it. */
  readonly name: string;
  /** What people read; where there is nothing, the name. */
  readonly description: string;
  readonly enabled: boolean;
}

/** Ticks that differ from what is saved, by name. */
export type Ticks = ReadonlyMap<string, boolean>;

export const noTicks: Ticks = new Map();

/** What still differs from the saved entries; the same ticks where all of them do. */
export function unsavedTicks(ticks: Ticks, saved: readonly ChoiceEntry[]): Ticks {
  const differs = ([name, enabled]: readonly [string, boolean]) =>
    saved.some((entry) => entry.name === name && entry.enabled !== enabled);
  const left = [...ticks].filter(differs);
  return left.length === ticks.size ? ticks : new Map(left);
}

/** The entries as they are ticked at present. */
export const withTicks = (entries: readonly ChoiceEntry[], ticks: Ticks): readonly ChoiceEntry[] =>
  entries.map((entry) => ({ ...entry, enabled: ticks.get(entry.name) ?? entry.enabled }));

type Columns = Reply<typeof getAllColumns>['Columns'];
type Rows = Reply<typeof getAllRows>['Rows'];

/** The columns as entries, in the tenant's order; a column that nobody knows cannot be chosen. */
export const columnEntries = (columns: Columns): readonly ChoiceEntry[] =>
  columns
    .filter(({ ColumnName }) => columnNames.some((known) => known === ColumnName))
    .map(({ ColumnName, Description, Viewable }) => ({
      name: ColumnName,
      description: Description || ColumnName,
      enabled: Viewable,
    }));

/** The optional rows of a detail as entries, as `columnEntries`. */
export const rowEntries = (rows: Rows): readonly ChoiceEntry[] =>
  rows
    .filter(({ ApplicationDetailRowName: name }) => detailRowNames.some((known) => known === name))
    .map(({ ApplicationDetailRowName, Description, Viewable }) => ({
      name: ApplicationDetailRowName,
      description: Description || ApplicationDetailRowName,
      enabled: Viewable,
    }));

/** The whole table as it is saved (OP-234). */
export const columnChoices = (entries: readonly ChoiceEntry[]): ColumnChoices =>
  entries.flatMap(({ name, description, enabled }) => {
    const ColumnName = columnNames.find((known) => known === name);
    return ColumnName ? [{ ColumnName, Description: description, Viewable: enabled }] : [];
  });

/** As `columnChoices`. */
export const rowChoices = (entries: readonly ChoiceEntry[]): RowChoices =>
  entries.flatMap(({ name, description, enabled }) => {
    const ApplicationDetailRowName = detailRowNames.find((known) => known === name);
    return ApplicationDetailRowName
      ? [{ ApplicationDetailRowName, Description: description, Viewable: enabled }]
      : [];
  });
