import type { ComponentProps } from 'react';
import { cellButton } from './data-grid.styles.ts';

export interface DataGridCellButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'value'> {
  /** What the grid's `onCellAction` is told. */
  action: string;
  /** What the button does, with the row in it, such as `Edit shelf of order 12`; the value stands before it. */
  name: string;
  /** Text of the cell. */
  value: string;
  /** Drawn, not written, while the cell is empty: on row hover, on focus, and always on touch. Such as `+ Shelf`. */
  hint: string;
  /** Another drawing of the value, such as a chip with the same text. Default: the value. */
  children?: ComponentProps<'button'>['children'];
}

const look = cellButton();

/** A cell whose value opens a dialog. It has no handler of its own: the grid's one handler serves all cells. */
export function DataGridCellButton({
  action,
  name,
  value,
  hint,
  children = value,
  className = '',
  ...rest
}: DataGridCellButtonProps) {
  const empty = value === '';
  return (
    <button
      type="button"
      {...rest}
      aria-label={empty ? name : `${value}, ${name}`}
      data-action={action}
      data-empty={empty || undefined}
      data-hint={empty ? hint : undefined}
      className={className === '' ? look : `${look} ${className}`}
    >
      {empty ? null : children}
    </button>
  );
}
