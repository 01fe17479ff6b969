import { Fragment, useEffect, type ComponentProps, type PointerEvent } from 'react';
import { fieldBox, type FieldControlProps } from '../field/index.ts';
import type { DatePart } from './date-field.model.ts';
import { dateSegment, dateSegments, dateSeparator } from './date-field.styles.ts';
import type { DateFieldState } from './use-date-field.ts';
import { useDateSegments } from './use-date-segments.ts';

export interface DateSegmentsProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'disabled' | 'readOnly' | 'autoComplete' | 'ref'
> {
  day: DateFieldState;
  control: FieldControlProps;
  labelId: string;
  size: 'sm' | 'md' | 'lg';
}

/** Day, month and year as three spinbuttons in one box. */
export function DateSegments({
  day,
  control,
  labelId,
  size,
  name,
  disabled = false,
  readOnly = false,
  autoComplete,
  ref,
}: DateSegmentsProps) {
  const { texts } = day;
  const { groupProps, segmentProps } = useDateSegments(day, readOnly);
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, ...rest } = control;
  const { order, separator } = day.layout;
  const atFault = (part: DatePart) => (day.half ? day.missing.includes(part) : true);

  // Blocks the submission of a form, as a half-filled native date input does.
  const { ref: root } = groupProps;
  useEffect(() => {
    const first = day.half ? day.missing[0] : order[0];
    for (const input of root.current?.querySelectorAll<HTMLInputElement>('[data-part]') ?? [])
      input.setCustomValidity(input.dataset['part'] === first ? (day.unsendable ?? '') : '');
  });

  return (
    <>
      <div
        {...groupProps}
        role="group"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        data-name={name}
        dir="ltr"
        className={fieldBox({ size })}
        onPointerDown={(event) => focusSegment(event, day.missing[0] ?? order[0])}
      >
        <div className={dateSegments()}>
          {order.map((part, place) => (
            <Fragment key={part}>
              {place > 0 && (
                <span aria-hidden className={dateSeparator({ disabled })}>
                  {separator}
                </span>
              )}
              <input
                {...rest}
                {...segmentProps(part)}
                ref={place === 0 ? ref : undefined}
                id={place === 0 ? id : `${id}-${part}`}
                type="text"
                role="spinbutton"
                inputMode="numeric"
                aria-label={texts[`${part}Name`]}
                aria-labelledby={`${labelId} ${place === 0 ? id : `${id}-${part}`}`}
                aria-describedby={place === 0 || invalid ? describedBy : undefined}
                aria-invalid={invalid && atFault(part) ? true : undefined}
                aria-readonly={readOnly || undefined}
                placeholder={texts[`${part}Placeholder`]}
                disabled={disabled}
                readOnly={readOnly}
                autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
                className={dateSegment({ part, empty: day.segments[part] === '' })}
              />
            </Fragment>
          ))}
        </div>
      </div>
      {name !== undefined && <input type="hidden" name={name} value={day.value} disabled={disabled} />}
    </>
  );
}

/** A press on the box between the segments focuses the nearest input. */
function focusSegment(event: PointerEvent<HTMLDivElement>, part: DatePart) {
  if (event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLInputElement>(`[data-part=${part}]`)?.focus();
}
