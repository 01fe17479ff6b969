import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, fieldControl, type FieldLook } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { isGroup, type SelectEntry } from './select.model.ts';
import { selectCaret, selectControl, selectFrame } from './select.styles.ts';
import { useSelect, type SelectOptions } from './use-select.ts';

export interface SelectControlProps
  extends SelectOptions, Omit<ComponentProps<'select'>, keyof SelectOptions | 'size' | 'children'> {
  /** What stands there while nothing is chosen; it cannot be chosen. Default `Please Select`. */
  placeholder?: string | undefined;
  /** `sm` (32 px) in toolbars, `md` (36 px) in forms. Default `md`. */
  size?: 'sm' | 'md' | undefined;
}

/** The control alone, for a toolbar: it needs a name by `aria-label`. */
export function SelectControl({
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder = 'Please Select',
  size = 'md',
  className,
  ...rest
}: SelectControlProps) {
  const select = useSelect({ options, value, defaultValue, onValueChange });
  return (
    <span className={selectFrame()}>
      <select
        {...rest}
        {...select.selectProps}
        data-empty={select.unchosen || undefined}
        className={fieldControl({ size, className: selectControl({ className }) })}
      >
        {select.unchosen && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {select.entries.map(drawEntry)}
      </select>
      <Icon glyph={ChevronDown} className={selectCaret()} />
    </span>
  );
}

export interface SelectProps extends Omit<SelectControlProps, 'aria-label' | 'required'>, FieldLook {
  /** What is wrong and what to do about it. */
  error?: ReactNode;
}

/** One of many. `className` goes to the field, what is not named here to the native select. */
export function Select({
  label,
  labelHidden,
  hint,
  required,
  error,
  id,
  className,
  ...control
}: SelectProps) {
  return (
    <Field {...{ label, labelHidden, hint, required, error, id, className }}>
      {(fieldProps) => <SelectControl {...control} {...fieldProps} />}
    </Field>
  );
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
