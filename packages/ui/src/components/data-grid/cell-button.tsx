import type { ComponentProps } from 'react';
import { cellButton } from './data-grid.styles.ts';

export interface CellButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  /** What the grid's `onCellAction` is told. */
  action: string;
  /** What the button does, with the row in it, such as `Edit label of order 12`. */
  name: string;
  /** Drawn, not written, while the cell is empty: on row hover, on focus, and always on touch. Such as `+ Label`. */
  hint: string;
  children?: ComponentProps<'button'>['children'];
}

/** A cell whose value opens a dialog. It has no handler of its own: the grid's one handler serves all cells. */
export function CellButton({ action, name, hint, children, className, ...rest }: CellButtonProps) {
  const empty = children === undefined || children === null || children === '';
  return (
    <button
      type="button"
      {...rest}
      aria-label={name}
      data-action={action}
      data-empty={empty || undefined}
      data-hint={empty ? hint : undefined}
      className={cellButton({ className })}
    >
      {empty ? null : children}
    </button>
  );
}
