import type { SavedView } from '@portal/api/contract';
import type { ReactNode } from 'react';
import type { UnfinishedQuery } from '../../../listing/use-list-reading.ts';
import type { ListLocation } from '../query/list.location.ts';

/** The view that a list shows. */
export interface OpenView {
  readonly view: SavedView;
  /** The first page of the list as the view stores it, without what no longer exists. */
  readonly stored: ListLocation;
}

/** The list that an address opens. */
export interface OpenedList {
  /** What the address contains. */
  readonly of: ListLocation;
  readonly location: ListLocation;
  /** The saved view, if one is open. */
  readonly openView?: OpenView | undefined;
  /** Has to be complete before the rows are requested. */
  readonly waitsFor?: UnfinishedQuery | undefined;
  /** Shown between filters and rows. */
  readonly notices?: ReactNode;
}

/** What an entry of the history knows about how its list was opened. */
export interface ListHistory {
  /** By a bare address, so that its default view has to be confirmed. */
  readonly byDefault?: boolean;
  /** By the address of a view that cannot be found. */
  readonly viewMissing?: boolean;
}

/** @param state The state of a location of the router. */
export const listHistoryOf = (state: unknown): ListHistory => (state ?? {}) as ListHistory;
