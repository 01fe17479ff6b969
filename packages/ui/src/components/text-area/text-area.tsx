import type { ComponentProps, ReactNode } from 'react';
import { mergeProps } from '../../behaviours/merge-props.ts';
import { splitField } from '../../behaviours/split-field.ts';
import { splitProps } from '../../behaviours/split-props.ts';
import { Field, fieldBox, type FieldBaseProps } from '../field/index.ts';
import { textArea, textAreaFoot, textCounter } from './text-area.styles.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { textAreaTexts } from './text-area.texts.ts';
import { textAreaNames, useTextArea, type TextAreaOptions } from './use-text-area.ts';

export interface TextCounterProps extends ComponentProps<'span'> {
  count: number;
  limit: number;
}

/** A counter such as `20 / 500`, in the danger colour beyond the limit. */
export function TextCounter({ count, limit, className, ...rest }: TextCounterProps) {
  const texts = useTexts('text-area', textAreaTexts);
  return (
    <span dir="ltr" {...rest} data-over={count > limit || undefined} className={textCounter({ className })}>
      {texts.counter({ count, limit })}
      <span className="sr-only"> {texts.counterUnit}</span>
    </span>
  );
}

export interface TextAreaProps
  extends
    FieldBaseProps,
    TextAreaOptions,
    Omit<ComponentProps<'textarea'>, keyof TextAreaOptions | 'onChange' | 'children'> {
  /** Content at the end of the footer, such as a button that saves a comment. */
  action?: ReactNode;
}

/** Several lines of text. `className` and `style` go to the root element, `ref` and all other props to the text area. */
export function TextArea({ action, ...props }: TextAreaProps) {
  const [options, others] = splitProps<TextAreaOptions, typeof props>(props, textAreaNames);
  const [field, rest] = splitField(others);
  const { limit } = options;
  const { error, inputProps, count, counterProps } = useTextArea(options);
  const describedBy = limit === undefined ? undefined : counterProps.id;
  return (
    <Field {...field} describedBy={describedBy} required={options.required} error={field.error ?? error}>
      {(control) => (
        <div className={fieldBox({ stacked: true })}>
          <textarea rows={2} {...mergeProps(rest, { ...control, ...inputProps })} className={textArea()} />
          {(limit !== undefined || action !== undefined) && (
            <div className={textAreaFoot()}>
              {limit !== undefined && <TextCounter {...counterProps} count={count} limit={limit} />}
              {action !== undefined && <span className="ms-auto">{action}</span>}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
