import { useMemo, useState } from 'react';
import type { PlacedColumn } from './data-grid.model.ts';

type Columns = readonly PlacedColumn<never, unknown>[];

/** What the edge of a heading, which is loaded later, needs while it is pulled. */
export interface ColumnResize {
  readonly columns: Columns;
  /** Draws columns in other widths until `of` changes; undefined draws them in their own. */
  readonly draw: (pulled: { readonly of: Columns; readonly drawn: Columns } | undefined) => void;
  /** Reports the new width; undefined for the original one. */
  readonly report: (id: string, width: number | undefined) => void;
}

/** The columns as they are drawn: one of them in another width while its edge is pulled. */
export function useColumnResize(columns: Columns, report: ColumnResize['report'] | undefined) {
  const [pulled, draw] = useState<Parameters<ColumnResize['draw']>[0]>();
  const resize = useMemo(() => report && { columns, draw, report }, [columns, report]);
  return { drawn: pulled?.of === columns ? pulled.drawn : columns, resize };
}
