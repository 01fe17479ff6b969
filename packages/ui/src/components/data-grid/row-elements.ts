import { noRowKeys, rowKeys, type RowKeys } from './data-grid.model.ts';

/** Remembers which elements are on the page, and in whose row the focus is and the menu open. */
export function createRowElements() {
  let drawn = noRowKeys;
  let focused: string | undefined;
  let withMenu: string | undefined;
  const isInUse = (id: string) => id === focused || id === withMenu;
  return {
    /** The keys of a page that is about to be drawn. */
    keysOf: (ids: readonly string[]) => rowKeys(ids, drawn, isInUse),
    drew: (keys: RowKeys, menuAt: string | undefined) => {
      drawn = keys;
      withMenu = menuAt;
    },
    focusIn: (id: string | undefined) => {
      focused = id;
    },
  };
}
