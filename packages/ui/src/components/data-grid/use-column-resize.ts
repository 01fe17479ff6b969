import { useMemo, useState } from 'react';

/** What the edge of a heading does while it is pulled. */
export interface ColumnResize {
  /** Draws the column in another width; undefined for its own. */
  draw: (id: string, size: number | undefined) => void;
  /** Reports the new width; undefined for the original one. */
  report: (id: string, width: number | undefined) => void;
}

/** The columns as they are drawn: one of them in another width while its edge is pulled, until `columns` change. */
export function useColumnResize<Column extends { id: string; size: number }>(
  columns: readonly Column[],
  report: ColumnResize['report'] | undefined,
) {
  const [pulled, setPulled] = useState<{ id: string; size: number; among: readonly Column[] }>();
  const resize = useMemo<ColumnResize | undefined>(
    () =>
      report && {
        draw: (id, size) => setPulled(size === undefined ? undefined : { id, size, among: columns }),
        report,
      },
    [columns, report],
  );
  const drawn = useMemo(
    () =>
      pulled?.among === columns
        ? columns.map((column) => (column.id === pulled.id ? { ...column, size: pulled.size } : column))
        : columns,
    [columns, pulled],
  );
  return { drawn, resize };
}
