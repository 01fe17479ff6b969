import type { ComponentProps, ReactNode } from 'react';
import { useMergedRefs } from '../../behaviours/use-merged-refs.ts';
import { FieldError, fieldStar } from '../field/index.ts';
import { checkboxBox, choiceLabel, choiceNote } from './checkbox.styles.ts';
import { useCheckbox, type CheckboxOptions } from './use-checkbox.ts';

export interface CheckboxProps
  extends
    CheckboxOptions,
    Omit<ComponentProps<'input'>, keyof CheckboxOptions | 'type' | 'size' | 'onChange' | 'children'> {
  label: ReactNode;
}

/** A checkbox with a label. `className` and `style` go to the root element, `ref` and all other props to the input. */
export function Checkbox({
  label,
  required,
  hint,
  error,
  invalid,
  checked,
  defaultChecked,
  indeterminate,
  onCheckedChange,
  className = '',
  style,
  ref,
  ...rest
}: CheckboxProps) {
  const { inputProps, ...field } = useCheckbox({
    checked,
    defaultChecked,
    indeterminate,
    onCheckedChange,
    required,
    hint,
    error,
    invalid,
  });
  const joined = useMergedRefs(inputProps.ref, ref);
  return (
    <div className={`grid min-w-0 justify-items-start ${className}`} style={style}>
      <label className={choiceLabel()}>
        <input {...rest} {...inputProps} ref={joined} className={checkboxBox({ className: 'my-0.5' })} />
        <span className="min-w-0 wrap-anywhere">
          {label}
          {required && (
            <span aria-hidden className={fieldStar()}>
              {' *'}
            </span>
          )}
        </span>
      </label>
      {field.failed && (
        <FieldError {...field.errorProps} className="ps-6">
          {error}
        </FieldError>
      )}
      {field.hinted && (
        <p {...field.hintProps} className={choiceNote({ className: 'ps-6' })}>
          {hint}
        </p>
      )}
    </div>
  );
}
