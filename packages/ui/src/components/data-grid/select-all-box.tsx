import type { ComponentProps } from 'react';
import { checkbox } from './data-grid.styles.ts';

export interface DataGridSelectAllProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  checked: boolean;
  indeterminate: boolean;
}

const look = checkbox();

/** Ticks every row of the page; spread `selectAll` of `useDataGrid` on it. */
export const DataGridSelectAll = ({
  checked,
  indeterminate,
  disabled = false,
  ...rest
}: DataGridSelectAllProps) => (
  <input
    {...rest}
    type="checkbox"
    checked={checked && !disabled}
    disabled={disabled}
    ref={(input) => {
      if (input) input.indeterminate = indeterminate && !disabled;
    }}
    className={look}
  />
);
