import { CircleAlert } from 'lucide';
import { cloneElement, createElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import type { FieldBaseProps } from '../../behaviours/split-field.ts';
import { Icon } from '../icon/index.ts';
import { fieldError, fieldHint, fieldLabel, fieldRoot, fieldStar } from './field.styles.ts';
import { useField, type FieldControlProps, type FieldOptions } from '../../behaviours/use-field.ts';

export type { FieldBaseProps };

export function FieldRoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={fieldRoot({ className })} />;
}

export interface FieldLabelProps extends ComponentProps<'label'> {
  /** Shows the star, which is hidden from assistive technology: the control has `aria-required`. */
  required?: boolean | undefined;
  /** Keeps the label for assistive technology only. */
  visuallyHidden?: boolean | undefined;
}

/** A `label`, or without `htmlFor` a `span` that names a group. */
export function FieldLabel({
  required = false,
  visuallyHidden = false,
  htmlFor,
  className,
  children,
  ...rest
}: FieldLabelProps) {
  return createElement(
    htmlFor === undefined ? 'span' : 'label',
    { ...rest, htmlFor, className: fieldLabel({ hidden: visuallyHidden, className }) },
    children,
    required && (
      <span aria-hidden className={fieldStar()}>
        {' *'}
      </span>
    ),
  );
}

export function FieldHint({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={fieldHint({ className })} />;
}

export function FieldError({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={fieldError({ className })}>
      <Icon glyph={CircleAlert} size={14} className="mt-px" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

export interface FieldProps
  extends
    FieldBaseProps,
    Pick<FieldOptions, 'id' | 'group' | 'describedBy'>,
    Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** The control: one element, or a function of its props and the id of the label. */
  children:
    | ReactElement<Partial<FieldControlProps>>
    | ((control: FieldControlProps, labelId: string) => ReactNode);
}

/** Label, control, and under it the error or else the hint. All other props go to the root element. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  invalid,
  required = false,
  id,
  describedBy,
  group = false,
  children,
  ...rest
}: FieldProps) {
  const field = useField({ id, required, hint, error, invalid, describedBy, group });
  return (
    <FieldRoot {...rest} data-invalid={field.invalid || undefined}>
      <FieldLabel {...field.labelProps} required={required} visuallyHidden={labelHidden}>
        {label}
      </FieldLabel>
      {typeof children === 'function'
        ? children(field.controlProps, field.labelProps.id)
        : cloneElement(children, field.controlProps)}
      <div aria-live="polite">{field.failed && <FieldError {...field.errorProps}>{error}</FieldError>}</div>
      {field.hinted && <FieldHint {...field.hintProps}>{hint}</FieldHint>}
    </FieldRoot>
  );
}
