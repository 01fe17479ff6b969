import type { ComponentProps, ReactNode } from 'react';
import { longText } from '../../parts/long-text.tsx';
import { choiceLabel, choiceNote, radioDot } from '../checkbox/index.ts';
import { FieldError, type FieldBaseProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import {
  radioLabel,
  radioLegend,
  radioOption,
  radioOptions,
  radioSegment,
  radioSegmentInput,
  radioSet,
} from './radio-group.styles.ts';
import { noteOf, useRadioGroup, type RadioGroupOptions } from './use-radio-group.ts';

export interface RadioGroupProps
  extends
    RadioGroupOptions,
    Pick<FieldBaseProps, 'labelHidden'>,
    Omit<ComponentProps<'fieldset'>, keyof RadioGroupOptions | 'children'> {
  /** Legend, and name of the group. */
  label: ReactNode;
  /**
   * `card` for a few large options, such as the first step of a wizard; `segmented` for two or three short options in
   * one line, such as in a table, without icons and notes. Default `plain`.
   */
  variant?: 'plain' | 'card' | 'segmented' | undefined;
  /** Options are in a row if there is room; segmented ones always are. Default false. */
  inline?: boolean | undefined;
}

/** One of a few options, all of them visible. All other props go to the `fieldset`. */
export function RadioGroup({
  label,
  options,
  variant = 'plain',
  inline = false,
  labelHidden = false,
  hint,
  error,
  invalid,
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
    hint,
    error,
    invalid,
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
      {group.hinted && (
        <p {...group.hintProps} className={choiceNote()}>
          {hint}
        </p>
      )}
      <div className={radioOptions({ variant, inline })}>
        {options.map((option) => {
          if (variant === 'segmented')
            return (
              <label key={option.value} className={radioSegment()}>
                <input {...group.getInputProps(option)} className={radioSegmentInput()} />
                {longText(option.label)}
              </label>
            );
          const note = noteOf(option);
          return (
            <div key={option.value} className={radioOption({ variant, inline })}>
              <label className={choiceLabel({ className: radioLabel({ variant }) })}>
                <input
                  {...group.getInputProps(option)}
                  aria-invalid={(group.invalid && !option.disabled) || undefined}
                  className={radioDot({ className: 'my-0.5' })}
                />
                <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>
                {variant === 'card' && option.icon && (
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
      {group.failed && <FieldError {...group.errorProps}>{error}</FieldError>}
    </fieldset>
  );
}
