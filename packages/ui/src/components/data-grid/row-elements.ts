import { noRowKeys, rowKeys, type RowKeys } from './data-grid.model.ts';

/** Remembers which elements are on the page, and which row has the focus or an open menu. */
export function createRowElements() {
  let drawn = noRowKeys;
  let focused: string | undefined;
  let withMenu: string | undefined;
  const isInUse = (id: string) => id === focused || id === withMenu;
  return {
    /** The keys of the page that renders next. */
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
