import { ChevronDown, ChevronUp } from 'lucide';
import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/texts-context.ts';
import { Checkbox } from '../checkbox/index.ts';
import { fieldControl } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import {
  chooserItem,
  chooserList,
  chooserTools,
  chooserWidth,
  chooserWidthInput,
} from './column-chooser.styles.ts';
import { columnChooserTexts } from './column-chooser.texts.ts';
import { useColumnChooser, type ColumnChooserOptions } from './use-column-chooser.ts';

export interface ColumnChooserProps
  extends ColumnChooserOptions, Omit<ComponentProps<'div'>, keyof ColumnChooserOptions | 'children'> {
  /** Name of the list. */
  label: string;
  /** Offers a width for each column. False where columns have none, such as in folded rows. Default true. */
  widths?: boolean | undefined;
}

/** The columns of a table: shown or not, their order and their width. `ref` and rest props go to the root element. */
export function ColumnChooser({
  label,
  widths = true,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: ColumnChooserProps) {
  const texts = useTexts('column-chooser', columnChooserTexts);
  const chooser = useColumnChooser({ value, defaultValue, onValueChange });
  const { columns, moved } = chooser;
  return (
    <div {...rest}>
      <ul aria-label={label} className={chooserList()}>
        {columns.map((column, index) => (
          <li key={column.id} {...chooser.getItemProps(column)} className={chooserItem()}>
            <Checkbox
              {...chooser.getCheckboxProps(column)}
              label={column.label}
              hint={chooser.isOnly(column) ? texts.onlyReason : undefined}
              className="flex-1 basis-[96px]"
            />
            <span className={chooserTools()}>
              <IconButton
                {...chooser.getMoveProps(column, -1)}
                icon={ChevronUp}
                name={texts.moveUp(column)}
                disabledReason={index === 0 ? texts.firstReason : undefined}
              />
              <IconButton
                {...chooser.getMoveProps(column, 1)}
                icon={ChevronDown}
                name={texts.moveDown(column)}
                disabledReason={index === columns.length - 1 ? texts.lastReason : undefined}
              />
            </span>
            {widths && (
              <span className={chooserWidth()}>
                <input
                  {...chooser.getWidthProps(column)}
                  aria-label={texts.width(column)}
                  title={column.shown ? undefined : texts.hiddenReason}
                  className={fieldControl({ size: 'sm', className: chooserWidthInput() })}
                />
                px
              </span>
            )}
          </li>
        ))}
      </ul>
      {widths && (
        <span {...chooser.hiddenReasonProps} hidden>
          {texts.hiddenReason}
        </span>
      )}
      <p role="status" className="sr-only">
        {moved?.column && texts.moved({ ...moved.column, position: moved.position, count: columns.length })}
      </p>
    </div>
  );
}
