import {
  constructTable,
  rowSelectionFeature,
  tableFeatures,
  type RowSelectionState,
  type Table,
  type TableFeatures,
  type Updater,
} from '@tanstack/react-table';
import { useState } from 'react';

const subscribe = () => ({ unsubscribe: () => undefined });

type Reactivity = NonNullable<TableFeatures['coreReactivityFeature']>;

/**
 * Values without subscriptions. The page owns rows and selection and renders the grid at each change: the library's
 * own hook would track them again, with a store of four kilobytes.
 */
const values: Reactivity = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  createReadonlyAtom: (get) => ({ get, subscribe }),
  createWritableAtom: <Value>(initial: Value) => {
    let value = initial;
    const set = (next: Value | ((before: Value) => Value)) => {
      value = next instanceof Function ? next(value) : next;
    };
    return { get: () => value, set, subscribe };
  },
  untrack: (read) => read(),
  batch: (change) => change(),
  schedule: (work) => queueMicrotask(work),
};

/** The features of the library that the grid uses. */
export interface PageFeatures extends TableFeatures {
  readonly rowSelectionFeature: typeof rowSelectionFeature;
  readonly coreReactivityFeature: Reactivity;
}

const features: PageFeatures = tableFeatures({ rowSelectionFeature, coreReactivityFeature: values });

export interface PageTableOptions<Row extends object> {
  columns: readonly { id: string; header: string }[];
  data: readonly Row[];
  getRowId: (row: Row) => string;
  rowSelection: RowSelectionState;
  enableRowSelection: boolean;
  onRowSelectionChange: (change: Updater<RowSelectionState>) => void;
}

/** The table of a page's rows, as of this render. */
export function usePageTable<Row extends object>({
  rowSelection,
  ...rest
}: PageTableOptions<Row>): Table<PageFeatures, Row> {
  const options = { features, ...rest, state: { rowSelection } };
  const [table] = useState(() => constructTable<PageFeatures, Row>(options));
  table.setOptions((before) => ({ ...before, ...options }));
  return table;
}
