import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { fieldAffix, fieldBox, fieldBoxInput, fieldControl } from './field.styles.ts';
import { Field, type FieldLook } from './field.tsx';

export interface InputLook extends FieldLook {
  /** `md` in forms and dialogs, `sm` in toolbars, `lg` on the sign-in page. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Before the text. */
  icon?: LucideIcon | undefined;
  /** After the text: a unit, or a button that works on it. */
  suffix?: ReactNode;
}

/** What a person may set on an input whose value is looked after. */
export type InputRest = Omit<
  ComponentProps<'input'>,
  'size' | 'prefix' | 'value' | 'defaultValue' | 'onChange' | 'children'
>;

export interface InputFieldProps extends InputLook, InputRest {
  /** What is wrong and what to do about it. */
  error?: ReactNode;
  /** Ids of what else describes the input, such as a list of rules. */
  describedBy?: string | undefined;
  /** What the field's hook does with its input. */
  inputProps: ComponentProps<'input'>;
}

/** A field around one input; `className` reaches the field, everything else the input. */
export function InputField({
  label,
  labelHidden,
  hint,
  required,
  id,
  error,
  describedBy,
  size = 'md',
  icon,
  suffix,
  inputProps,
  className,
  onBlur,
  ...rest
}: InputFieldProps) {
  const alone = icon === undefined && suffix === undefined;
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    inputProps.onBlur?.(event);
    onBlur?.(event);
  };
  return (
    <Field {...{ label, labelHidden, hint, required, id, error, describedBy, className }}>
      {(control) => {
        const input = (
          <input
            type="text"
            {...rest}
            {...control}
            {...inputProps}
            onBlur={leave}
            className={alone ? fieldControl({ size }) : fieldBoxInput()}
          />
        );
        if (alone) return input;
        return (
          <div className={fieldBox({ size })}>
            {icon && <Icon glyph={icon} className={fieldAffix({ kind: 'icon' })} />}
            {input}
            {suffix !== undefined && (
              <span className={fieldAffix({ kind: typeof suffix === 'string' ? 'text' : 'control' })}>
                {suffix}
              </span>
            )}
          </div>
        );
      }}
    </Field>
  );
}
