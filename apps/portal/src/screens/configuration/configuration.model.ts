import {
  detailRowNames,
  isColumnName,
  unreadableIn,
  type getAllColumns,
  type getAllRows,
  type NamedPerson,
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

/** Which of the two tables. */
export type TableName = 'columns' | 'rows';

/** A table as it is saved. Back ends without versions send only its entries. */
export interface SavedTable {
  readonly entries: readonly ChoiceEntry[];
  readonly version: number | undefined;
  /** Unix seconds. */
  readonly savedAt: number | undefined;
  /** Null for the version that the tenant started with. */
  readonly savedBy: NamedPerson | null | undefined;
  /** How many entries the back end sent that cannot be read (OP-389). They would be lost by a save. */
  readonly unreadable: number;
}

/** Unsaved changes. */
export interface Unsaved {
  readonly ticks: Ticks;
  /** The table that they were made on. Undefined until the table has been read again after a save. */
  readonly base?: SavedTable | undefined;
}

export const nothingUnsaved: Unsaved = { ticks: noTicks };

/** Puts the changes on their table, and removes those that equal it. Returns the same object if nothing changes. */
export function pruned(unsaved: Unsaved, current: SavedTable | undefined): Unsaved {
  const base = unsaved.base ?? current;
  if (unsaved.ticks.size === 0 || !base) return unsaved;
  const ticks = unsavedTicks(unsaved.ticks, base.entries);
  if (ticks.size === 0) return nothingUnsaved;
  return ticks === unsaved.ticks && base === unsaved.base ? unsaved : { ticks, base };
}

export const ticked = (
  { ticks, base }: Unsaved,
  name: string,
  enabled: boolean,
  current: SavedTable | undefined,
): Unsaved => ({ ticks: new Map(ticks).set(name, enabled), base: base ?? current });

/** The changes that were made while others were saved. */
export function withoutSent({ ticks }: Unsaved, sent: Ticks): Unsaved {
  const left = [...ticks].filter(([name, enabled]) => sent.get(name) !== enabled);
  return left.length > 0 ? { ticks: new Map(left) } : nothingUnsaved;
}

type Columns = Reply<typeof getAllColumns>;
type Rows = Reply<typeof getAllRows>;
type Newest = Pick<Columns, 'Version' | 'SavedAt' | 'SavedBy'>;

const savedTable = (entries: readonly ChoiceEntry[], reply: Newest): SavedTable => ({
  entries,
  version: reply.Version,
  savedAt: reply.SavedAt,
  savedBy: reply.SavedBy,
  unreadable: unreadableIn(reply),
});

/** The columns as read. */
export const columnsTable = (reply: Columns): SavedTable => savedTable(columnEntries(reply.Columns), reply);
/** The optional rows of a detail as read. */
export const rowsTable = (reply: Rows): SavedTable => savedTable(rowEntries(reply.Rows), reply);

/** The columns as entries, in the tenant's order; unknown columns are omitted. */
export const columnEntries = (columns: Columns['Columns']): readonly ChoiceEntry[] =>
  columns
    .filter(({ ColumnName }) => isColumnName(ColumnName))
    .map(({ ColumnName, Description, Viewable }) => ({
      name: ColumnName,
      description: Description || ColumnName,
      enabled: Viewable,
    }));

/** The optional rows of a detail as entries, like `columnEntries`. */
export const rowEntries = (rows: Rows['Rows']): readonly ChoiceEntry[] =>
  rows
    .filter(({ ApplicationDetailRowName: name }) => detailRowNames.some((known) => known === name))
    .map(({ ApplicationDetailRowName, Description, Viewable }) => ({
      name: ApplicationDetailRowName,
      description: Description || ApplicationDetailRowName,
      enabled: Viewable,
    }));

/** The whole table in the form in which it is saved (OP-234). */
export const columnChoices = (entries: readonly ChoiceEntry[]): ColumnChoices =>
  entries.flatMap(({ name, description, enabled }) =>
    isColumnName(name) ? [{ ColumnName: name, Description: description, Viewable: enabled }] : [],
  );

/** Like `columnChoices`, for rows. */
export const rowChoices = (entries: readonly ChoiceEntry[]): RowChoices =>
  entries.flatMap(({ name, description, enabled }) => {
    const ApplicationDetailRowName = detailRowNames.find((known) => known === name);
    return ApplicationDetailRowName
      ? [{ ApplicationDetailRowName, Description: description, Viewable: enabled }]
      : [];
  });
