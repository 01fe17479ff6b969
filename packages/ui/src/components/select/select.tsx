import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { splitField } from '../../behaviours/split-field.ts';
import { Field, fieldControl, type FieldBaseProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { isGroup, type SelectEntry } from './select.model.ts';
import { selectCaret, selectControl, selectFrame } from './select.styles.ts';
import { selectTexts } from './select.texts.ts';
import { useSelect, type SelectOptions } from './use-select.ts';

export interface SelectControlProps
  extends SelectOptions, Omit<ComponentProps<'select'>, keyof SelectOptions | 'size' | 'children'> {
  /** Shown while nothing is selected; it cannot be selected. Default `Please Select`. */
  placeholder?: string | undefined;
  /** `sm` (32 px) in toolbars, `md` (36 px) in forms. Default `md`. */
  size?: 'sm' | 'md' | undefined;
}

/**
 * The control alone, for a toolbar; it needs an `aria-label`. `className` and `style` go to the root element, `ref`
 * and all other props to the native select.
 */
export function SelectControl({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  size = 'md',
  className,
  style,
  ...rest
}: SelectControlProps) {
  const texts = useTexts('select', selectTexts);
  const select = useSelect({ options, value, defaultValue, onValueChange });
  return (
    <span className={selectFrame({ className })} style={style}>
      <select
        {...rest}
        {...select.selectProps}
        data-empty={select.unchosen || undefined}
        className={fieldControl({ size, className: selectControl() })}
      >
        {select.unchosen && (
          <option value="" disabled hidden>
            {placeholder ?? texts.placeholder}
          </option>
        )}
        {select.entries.map(drawEntry)}
      </select>
      <Icon glyph={ChevronDown} className={selectCaret()} />
    </span>
  );
}

export interface SelectProps extends Omit<SelectControlProps, 'aria-label' | 'required'>, FieldBaseProps {}

/** One of many options. `className` and `style` go to the root element, `ref` and all other props to the native select. */
export function Select(props: SelectProps) {
  const [field, control] = splitField(props);
  return <Field {...field}>{(fieldProps) => <SelectControl {...control} {...fieldProps} />}</Field>;
}

function drawEntry(entry: SelectEntry): ReactNode {
  if (isGroup(entry)) {
    return (
      <optgroup key={`group ${entry.label}`} label={entry.label}>
        {entry.options.map(drawEntry)}
      </optgroup>
    );
  }
  return (
    <option key={entry.value} value={entry.value} disabled={entry.disabled}>
      {entry.label}
    </option>
  );
}
