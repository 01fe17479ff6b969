import { CircleAlert } from 'lucide-react';
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { fieldError, fieldHint, fieldLabel, fieldRoot, fieldStar } from './field.styles.ts';
import { useField, type FieldControlProps, type FieldOptions } from './use-field.ts';

export function FieldRoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={fieldRoot({ className })} />;
}

export interface FieldLabelProps extends ComponentProps<'label'> {
  /** Draws the star; the control says it itself by `aria-required`. */
  required?: boolean | undefined;
  /** Only for those who hear it, where the place says what the field is. */
  visuallyHidden?: boolean | undefined;
}

/** A `label`, or a `span` while it has nothing to point at: then it names a group. */
export function FieldLabel({
  required = false,
  visuallyHidden = false,
  htmlFor,
  className,
  children,
  ...rest
}: FieldLabelProps) {
  const look = fieldLabel({ hidden: visuallyHidden, className });
  const content = (
    <>
      {children}
      {required && (
        <span aria-hidden className={fieldStar()}>
          {' *'}
        </span>
      )}
    </>
  );
  if (htmlFor === undefined) {
    return (
      <span {...(rest as ComponentProps<'span'>)} className={look}>
        {content}
      </span>
    );
  }
  return (
    <label {...rest} htmlFor={htmlFor} className={look}>
      {content}
    </label>
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

/** What every field of a form takes, whatever its control. */
export interface FieldLook {
  /** What is asked for. */
  label: ReactNode;
  /** Keeps the label for those who hear it only. Default false. */
  labelHidden?: boolean | undefined;
  /** What helps to fill it in; hidden while there is an error. */
  hint?: ReactNode;
  /** A value must be given: a star at the label, `aria-required` on the control. Default false. */
  required?: boolean | undefined;
}

export interface FieldProps
  extends
    FieldLook,
    Pick<FieldOptions, 'id' | 'group' | 'describedBy'>,
    Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** What is wrong and what to do about it. */
  error?: ReactNode;
  /** The control: one element, or a function for what has more than one, with the id of the label. */
  children:
    | ReactElement<Partial<FieldControlProps>>
    | ((control: FieldControlProps, labelId: string) => ReactNode);
}

/** Label above, control, and under it the error or else the hint, never both. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  id,
  describedBy,
  group = false,
  children,
  ...rest
}: FieldProps) {
  const field = useField({ id, required, hint, error, describedBy, group });
  return (
    <FieldRoot {...rest} data-invalid={field.invalid || undefined}>
      <FieldLabel {...field.labelProps} required={required} visuallyHidden={labelHidden}>
        {label}
      </FieldLabel>
      {typeof children === 'function'
        ? children(field.controlProps, field.labelProps.id)
        : cloneElement(children, field.controlProps)}
      <div aria-live="polite">{field.invalid && <FieldError {...field.errorProps}>{error}</FieldError>}</div>
      {field.hinted && <FieldHint {...field.hintProps}>{hint}</FieldHint>}
    </FieldRoot>
  );
}
