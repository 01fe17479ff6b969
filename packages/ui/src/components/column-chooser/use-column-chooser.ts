import { useId, useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { columnWidths } from '../../behaviours/column-width.model.ts';
import { useControllable } from '../../behaviours/use-controllable.ts';
import { movedColumn, steppedWidth, widthOf, type ColumnChoice } from './column-chooser.model.ts';

export interface ColumnChooserOptions {
  /** The columns in shown order, if the caller controls them. */
  value?: readonly ColumnChoice[] | undefined;
  /** The initial columns, if the list keeps its own state. Default none. */
  defaultValue?: readonly ColumnChoice[] | undefined;
  onValueChange?: ((columns: readonly ColumnChoice[]) => void) | undefined;
}

const none: readonly ColumnChoice[] = [];
const direction = (key: string) => (key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined);

/** Which columns a table shows, in which order and width. At least one column stays. */
export function useColumnChooser({ value, defaultValue = none, onValueChange }: ColumnChooserOptions) {
  const id = useId();
  const [columns, setColumns] = useControllable({ value, defaultValue, onValueChange });
  const [movedId, setMovedId] = useState<string>();
  const [typed, setTyped] = useState<{ readonly id: string; readonly text: string }>();
  const focused = useRef<Element>(null);
  const shownCount = columns.filter(({ shown }) => shown).length;
  const position = columns.findIndex((column) => column.id === movedId);

  // Moving an element in the document takes the focus from it.
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (!(element instanceof HTMLElement)) return;
    element.focus();
    element.scrollIntoView({ block: 'nearest' });
  }, [columns]);

  const change = (column: ColumnChoice, part: Partial<ColumnChoice>) =>
    setColumns(columns.map((one) => (one.id === column.id ? { ...one, ...part } : one)));
  const move = (column: ColumnChoice, by: -1 | 1) => {
    focused.current = document.activeElement;
    setMovedId(column.id);
    setColumns(movedColumn(columns, column.id, by));
  };
  const isOnly = ({ shown }: ColumnChoice) => shown && shownCount === 1;

  return {
    columns,
    /** The column that was moved last and its position from 1; announce it. */
    moved: position < 0 ? undefined : { column: columns[position], position: position + 1 },
    /** The only shown column: it cannot be hidden. */
    isOnly,
    getItemProps: (column: ColumnChoice) => ({
      onKeyDown: (event: KeyboardEvent) => {
        const by = direction(event.key);
        if (!event.altKey || by === undefined) return;
        event.preventDefault();
        move(column, by);
      },
    }),
    getCheckboxProps: (column: ColumnChoice) => ({
      checked: column.shown,
      disabled: isOnly(column),
      onCheckedChange: (shown: boolean) => change(column, { shown }),
    }),
    getMoveProps: (column: ColumnChoice, by: -1 | 1) => ({ onClick: () => move(column, by) }),
    getWidthProps: (column: ColumnChoice) => ({
      role: 'spinbutton' as const,
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      value: typed?.id === column.id ? typed.text : String(column.width),
      disabled: !column.shown,
      'aria-valuenow': column.width,
      'aria-valuemin': columnWidths.minimum,
      'aria-valuemax': columnWidths.maximum,
      'aria-describedby': column.shown ? undefined : `${id}hidden`,
      // The typed text stays while the field has the focus; the width follows it within the bounds.
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped({ id: column.id, text: target.value });
        const width = widthOf(target.value);
        if (width !== undefined) change(column, { width });
      },
      onBlur: () => setTyped(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        const by = direction(event.key);
        if (by === undefined || event.altKey) return;
        event.preventDefault();
        setTyped(undefined);
        // Up makes a column wider.
        change(column, { width: steppedWidth(column.width, by === -1 ? 1 : -1) });
      },
    }),
    /** The sentence that says why a width cannot be changed; render it once. */
    hiddenReasonProps: { id: `${id}hidden` },
  };
}
