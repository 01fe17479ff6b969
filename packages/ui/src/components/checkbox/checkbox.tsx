import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { mergeRefs } from '../../behaviours/merge-refs.ts';
import { FieldError, fieldStar } from '../field/index.ts';

import { checkboxBox, choiceLabel, choiceNote } from './checkbox.styles.ts';
import { useCheckbox, type CheckboxOptions } from './use-checkbox.ts';

export interface CheckboxBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Neither ticked nor empty: some of what it stands for is. Default false. */
  indeterminate?: boolean | undefined;
}

/** The box alone, for a table or a list: it needs a name by `aria-label`. */
export function CheckboxBox({ indeterminate, className, ref, ...rest }: CheckboxBoxProps) {
  const { inputProps } = useCheckbox({ indeterminate });
  const joined = useMemo(() => mergeRefs(inputProps.ref, ref), [inputProps.ref, ref]);
  return <input {...rest} ref={joined} type="checkbox" className={checkboxBox({ className })} />;
}

export interface CheckboxProps
  extends
    Omit<CheckboxOptions, 'hint' | 'invalid'>,
    Omit<ComponentProps<'input'>, keyof CheckboxOptions | 'type' | 'size' | 'children'> {
  /** What is agreed to or switched on. */
  label: ReactNode;
  /** It has to be ticked: a star at the label, `aria-required` on the box. Default false. */
  required?: boolean;
  /** A sentence under the label. */
  hint?: ReactNode;
  /** What is wrong and what to do; it takes the place of the hint. */
  error?: ReactNode;
}

/** A tick with its words. What is not named here goes to the native checkbox; `className` to the whole. */
export function Checkbox({
  label,
  required = false,
  hint,
  error,
  checked,
  defaultChecked,
  indeterminate,
  onChangeChecked,
  className = '',
  ref,
  ...rest
}: CheckboxProps) {
  const { inputProps, hintProps, errorProps } = useCheckbox({
    checked,
    defaultChecked,
    indeterminate,
    onChangeChecked,
    hint: hint !== undefined,
    invalid: error !== undefined,
  });
  const joined = useMemo(() => mergeRefs(inputProps.ref, ref), [inputProps.ref, ref]);
  return (
    <div className={`grid min-w-0 justify-items-start ${className}`}>
      <label className={choiceLabel()}>
        <input
          {...rest}
          {...inputProps}
          ref={joined}
          aria-required={required || undefined}
          className={checkboxBox({ className: 'my-0.5' })}
        />
        <span className="min-w-0 wrap-anywhere">
          {label}
          {required && (
            <span aria-hidden className={fieldStar()}>
              {' *'}
            </span>
          )}
        </span>
      </label>
      {error !== undefined ? (
        <FieldError {...errorProps} className="ps-6">
          {error}
        </FieldError>
      ) : (
        hint !== undefined && (
          <p {...hintProps} className={choiceNote({ className: 'ps-6' })}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
