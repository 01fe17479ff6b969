import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/texts-context.ts';
import { cellButton } from './data-grid.styles.ts';
import { dataGridTexts } from './data-grid.texts.ts';

export interface DataGridCellButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'value'> {
  /** First argument of the grid's `onCellAction`. */
  action: string;
  /** What the button does, and to which row, such as `Edit shelf of order 12`. Its accessible name begins with the value. */
  name: string;
  /** Text of the cell. */
  value: string;
  /** Shown by style while the cell is empty: on row hover, on focus, and always on touch. Such as `+ Shelf`. */
  hint: string;
  /** Another presentation of the value, such as a chip with the same text. Default: the value. */
  children?: ComponentProps<'button'>['children'];
}

const look = cellButton();

/** A cell whose value opens a dialog. It has no handler of its own: the grid has one handler for all cells. */
export function DataGridCellButton({
  action,
  name,
  value,
  hint,
  children = value,
  className = '',
  ...rest
}: DataGridCellButtonProps) {
  const texts = useTexts('data-grid', dataGridTexts);
  const empty = value === '';
  return (
    <button
      type="button"
      {...rest}
      aria-label={empty ? name : texts.cellButtonName({ value, name })}
      data-action={action}
      data-empty={empty || undefined}
      data-hint={empty ? hint : undefined}
      className={className === '' ? look : `${look} ${className}`}
    >
      {empty ? null : children}
    </button>
  );
}
