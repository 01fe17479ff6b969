import type { PointerEvent } from 'react';
import { nearestWidth } from '../../behaviours/column-width.model.ts';
import { LEAD } from './data-grid.model.ts';
import { resizeEdge } from './resize-edge.styles.ts';
import type { ColumnResize } from './use-column-resize.ts';

export interface ResizeEdgeProps extends ColumnResize {
  /** Id of the column. */
  id: string;
}

/** The edge of a heading, which the pointer pulls. Keyboards have the column chooser, so it is no control. */
export function ResizeEdge({ id, columns, draw, report }: ResizeEdgeProps) {
  const pull = ({ button, clientX: start, currentTarget }: PointerEvent<HTMLElement>) => {
    const heading = currentTarget.parentElement;
    if (button !== 0 || !heading) return;
    // The heading of the first column is wider than the column.
    const lead = columns.find((column) => column.id === id)?.leads ? LEAD : 0;
    const before = heading.getBoundingClientRect().width - lead;
    const outwards = getComputedStyle(heading).direction === 'rtl' ? -1 : 1;
    const over = new AbortController();
    let width: number | undefined;
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, { signal: over.signal });
    listen('pointermove', ({ clientX }) => {
      width = nearestWidth(before + (clientX - start) * outwards);
      const size = width + lead;
      draw({
        of: columns,
        drawn: columns.map((column) => (column.id === id ? { ...column, size } : column)),
      });
    });
    listen('pointerup', () => {
      over.abort();
      if (width !== undefined) report(id, width);
    });
    const cancel = () => {
      over.abort();
      draw(undefined);
    };
    listen('pointercancel', cancel);
    listen('keydown', ({ key }) => {
      if (key === 'Escape') cancel();
    });
  };
  return (
    <span
      aria-hidden
      data-resize-edge
      className={resizeEdge()}
      onPointerDown={pull}
      onDoubleClick={() => report(id, undefined)}
    />
  );
}
