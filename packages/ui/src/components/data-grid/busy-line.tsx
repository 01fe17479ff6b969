import type { ComponentProps } from 'react';
import { busyLine } from './data-grid.styles.ts';

/** An animated line along the upper edge of its container while other rows are loading. Decoration only. */
export const DataGridBusyLine = ({ className, ...rest }: Omit<ComponentProps<'span'>, 'children'>) => (
  <span aria-hidden {...rest} className={busyLine({ className })} />
);
