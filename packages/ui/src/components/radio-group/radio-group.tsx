import type { ComponentProps, ReactNode } from 'react';
import { choiceLabel, choiceNote, radioDot } from '../checkbox/index.ts';
import { FieldError } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { radioLabel, radioLegend, radioOption, radioOptions, radioSet } from './radio-group.styles.ts';
import { noteOf, useRadioGroup, type RadioGroupOptions } from './use-radio-group.ts';

export interface RadioGroupProps
  extends
    Omit<RadioGroupOptions, 'hint' | 'invalid'>,
    Omit<ComponentProps<'fieldset'>, keyof RadioGroupOptions | 'children'> {
  /** What is asked: name of the group, drawn above it. */
  label: ReactNode;
  /** `card` for the few large choices of a first step. Default `plain`. */
  look?: 'plain' | 'card' | undefined;
  /** Beside one another, as far as there is room. Default false. */
  inline?: boolean | undefined;
  /** The label is there for hearing only. Default false. */
  labelHidden?: boolean | undefined;
  /** A sentence under the label. */
  hint?: ReactNode;
  /** What is wrong and what to do; it takes the place of the hint. */
  error?: ReactNode;
}

/** One of few, all of them in view. */
export function RadioGroup({
  label,
  options,
  look = 'plain',
  inline = false,
  labelHidden = false,
  hint,
  error,
  value,
  defaultValue,
  onValueChange,
  name,
  disabled,
  required,
  className,
  ...rest
}: RadioGroupProps) {
  const group = useRadioGroup({
    options,
    value,
    defaultValue,
    onValueChange,
    name,
    disabled,
    required,
    hint: hint !== undefined,
    invalid: error !== undefined,
  });
  return (
    <fieldset {...rest} {...group.groupProps} className={radioSet({ className })}>
      <legend className={labelHidden ? 'sr-only' : radioLegend()}>
        {label}
        {required && (
          <span aria-hidden className="text-danger">
            *
          </span>
        )}
      </legend>
      {hint !== undefined && error === undefined && (
        <p {...group.hintProps} className={choiceNote()}>
          {hint}
        </p>
      )}
      <div className={radioOptions({ look, inline })}>
        {options.map((option) => {
          const note = noteOf(option);
          return (
            <div key={option.value} className={radioOption({ look, inline })}>
              <label className={choiceLabel({ className: radioLabel({ look }) })}>
                <input
                  {...group.getInputProps(option)}
                  aria-invalid={(error !== undefined && !option.disabled) || undefined}
                  className={radioDot({ className: 'my-0.5' })}
                />
                <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>
                {look === 'card' && option.icon && (
                  <Icon glyph={option.icon} size={16} className="text-text-muted" />
                )}
              </label>
              {note !== undefined && (
                <p {...group.getNoteProps(option)} className={choiceNote({ className: 'ps-6' })}>
                  {note}
                </p>
              )}
            </div>
          );
        })}
      </div>
      {error !== undefined && <FieldError {...group.errorProps}>{error}</FieldError>}
    </fieldset>
  );
}
