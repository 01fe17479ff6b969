import type { ComponentProps, ReactNode } from 'react';
import { mergeProps } from '../../behaviours/merge-props.ts';
import { splitField } from '../../behaviours/split-field.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { fieldAffix, fieldBox, fieldBoxInput, fieldControl } from './field.styles.ts';
import { Field, type FieldBaseProps } from './field.tsx';

export interface InputBaseProps extends FieldBaseProps {
  /** `md` in forms and dialogs, `sm` in toolbars, `lg` on the sign-in page. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Icon before the text. */
  icon?: IconGlyph | undefined;
  /** After the text: a unit or a button; null while there is none but may be one later. */
  suffix?: ReactNode;
}

/** Props of the native input, except those that its field controls. */
export type NativeInputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'prefix' | 'value' | 'defaultValue' | 'onChange' | 'children'
>;

export interface InputFieldProps extends InputBaseProps, NativeInputProps {
  /** Ids of further descriptions of the input, such as a list of rules. */
  describedBy?: string | undefined;
  /** Props that the hook of the field returns for its input. */
  inputProps: ComponentProps<'input'>;
}

/** A field with one input. `className` and `style` go to the root element, `ref` and all other props to the input. */
export function InputField({
  describedBy,
  size = 'md',
  icon,
  suffix,
  inputProps,
  ...props
}: InputFieldProps) {
  const [field, rest] = splitField(props);
  const alone = icon === undefined && suffix === undefined;
  return (
    <Field {...field} describedBy={describedBy}>
      {(control) => {
        const input = (
          <input
            type="text"
            {...mergeProps(rest, { ...control, ...inputProps })}
            autoComplete={rest.autoComplete ?? inputProps.autoComplete}
            className={alone ? fieldControl({ size }) : fieldBoxInput()}
          />
        );
        if (alone) return input;
        return (
          <div className={fieldBox({ size })}>
            {icon && <Icon glyph={icon} className={fieldAffix({ kind: 'icon' })} />}
            {input}
            {suffix && (
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
