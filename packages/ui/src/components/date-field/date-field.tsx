import type { ComponentProps } from 'react';
import { splitProps } from '../../behaviours/split-props.ts';
import { useMediaQuery } from '../../behaviours/use-media-query.ts';
import { Field, fieldControl, type InputBaseProps, type NativeInputProps } from '../field/index.ts';
import { DateSegments } from './date-segments.tsx';
import { dateFieldNames, useDateField, type DateFieldOptions } from './use-date-field.ts';

export interface DateFieldProps
  extends
    Omit<InputBaseProps, 'icon' | 'suffix'>,
    Omit<DateFieldOptions, 'errorName'>,
    Pick<NativeInputProps, 'id' | 'name' | 'disabled' | 'readOnly' | 'autoComplete' | 'ref'>,
    Omit<ComponentProps<'div'>, keyof DateFieldOptions | 'id' | 'ref' | 'children'> {
  /** Name of the field in errors. Default: its label if it is text, otherwise `Date`. */
  errorName?: string | undefined;
}

/**
 * A date in three segments, or in the native picker on touch screens. Without a hint, the date is repeated with its
 * month as a word. `ref` and `id` go to the first input, all other props to the root element.
 */
export function DateField({
  errorName,
  error,
  invalid,
  hint,
  label,
  labelHidden,
  id,
  size = 'md',
  name,
  disabled,
  readOnly,
  autoComplete,
  ref,
  ...props
}: DateFieldProps) {
  const [options, rest] = splitProps<DateFieldOptions, typeof props & DateFieldOptions>(
    { ...props, errorName: errorName ?? (typeof label === 'string' ? label : undefined) },
    dateFieldNames,
  );
  const day = useDateField(options);
  const native = { ref, name, disabled, readOnly, autoComplete };
  const touch = useMediaQuery('(pointer: coarse)');
  const empty = touch ? day.texts.touchHint : day.texts.emptyHint({ parts: day.layout.order });
  return (
    <Field
      {...rest}
      {...{ label, labelHidden, invalid, id }}
      required={options.required}
      hint={hint ?? (day.inWords || empty)}
      error={day.error ?? (error === undefined || error === '' ? undefined : (day.problem ?? error))}
    >
      {(control, labelId) =>
        touch ? (
          <input
            {...control}
            {...native}
            type="date"
            value={day.value}
            min={day.min}
            max={day.max}
            onChange={({ target }) => day.setPicked(target.value, target.validity.badInput)}
            onBlur={({ target }) => {
              day.setPicked(target.value, target.validity.badInput);
              day.onBlur();
            }}
            className={fieldControl({ size })}
          />
        ) : (
          <DateSegments {...native} {...{ day, control, labelId, size }} />
        )
      }
    </Field>
  );
}
