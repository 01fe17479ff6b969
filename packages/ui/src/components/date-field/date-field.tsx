import type { ReactNode } from 'react';
import { splitProps } from '../../behaviours/split-props.ts';
import { useMediaQuery } from '../../behaviours/use-media-query.ts';
import { Field, fieldControl, type InputLook, type InputRest } from '../field/index.ts';
import { DateSegments, type DateTexts } from './date-segments.tsx';
import { dateFieldNames, lists, useDateField, type DateFieldOptions } from './use-date-field.ts';

export interface DateFieldProps
  extends
    Omit<InputLook, 'icon' | 'suffix'>,
    Omit<DateFieldOptions, 'errorName'>,
    DateTexts,
    Pick<InputRest, 'id' | 'name' | 'disabled' | 'readOnly' | 'autoComplete' | 'className' | 'ref'> {
  /** What errors call the field. Default its label, if that is text, or else `Date`. */
  errorName?: string | undefined;
  /** What the form around it found wrong; what the field knows more exactly is shown in its place. */
  error?: ReactNode;
  /** While no day is chosen. Default such as `Day, month and year`, and `Choose a day` on touch screens. */
  emptyHint?: string | undefined;
}

/**
 * A day in segments, or in the browser's own picker where people point with a finger. Without a hint it is repeated with
 * its month as a word. `className` reaches the field, `ref` and `id` its first input.
 */
export function DateField({
  errorName,
  error,
  hint,
  emptyHint,
  label,
  labelHidden,
  id,
  size = 'md',
  className,
  ...props
}: DateFieldProps) {
  const [options, rest] = splitProps<DateFieldOptions, typeof props & DateFieldOptions>(
    { ...props, errorName: errorName ?? (typeof label === 'string' ? label : undefined) },
    dateFieldNames,
  );
  const day = useDateField(options);
  const touch = useMediaQuery('(pointer: coarse)');
  const asked = touch ? 'Choose a day' : capitalised(lists.format(day.layout.order));
  return (
    <Field
      {...{ label, labelHidden, id, className }}
      required={options.required}
      hint={hint ?? (day.inWords || (emptyHint ?? asked))}
      error={day.error ?? (error === undefined || error === '' ? undefined : (day.problem ?? error))}
    >
      {(control, labelId) =>
        touch ? (
          <input
            {...control}
            ref={rest.ref}
            name={rest.name}
            type="date"
            disabled={rest.disabled}
            readOnly={rest.readOnly}
            autoComplete={rest.autoComplete}
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
          <DateSegments {...rest} {...{ day, control, labelId, size }} />
        )
      }
    </Field>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
