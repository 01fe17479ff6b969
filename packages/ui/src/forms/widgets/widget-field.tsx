import type { WidgetProps } from '@rjsf/utils';
import { useTexts } from '../../texts/texts-context.ts';
import type { FormProps } from '../rjsf-types.ts';
import { schemaFormTexts } from '../schema-form.texts.ts';

export type FormWidgetProps = WidgetProps<unknown>;

/** Props of every control of a form, from the widget props of react-jsonschema-form. */
export function fieldOf({
  id,
  label: name,
  hideLabel,
  required,
  rawErrors,
  hideError,
  options,
  schema,
  uiSchema,
}: FormWidgetProps) {
  // The name of an entry is that of its list with a number.
  const label = titleOf(schema, uiSchema) ?? name;
  return {
    id,
    label: options['optional'] === true && !required ? <Optional label={label} /> : label,
    labelHidden: hideLabel === true,
    required: required === true,
    hint: joinedTexts([options.description ?? schema.description, options.help]),
    error: hideError === true ? undefined : rawErrors?.[0],
  };
}

/** The title if it is a text for users: the key of a property is not. */
export function titleOf({ title }: FormProps['schema'], uiSchema: FormProps['uiSchema']): string | undefined {
  const shown: unknown = uiSchema?.['ui:title'] ?? title;
  return typeof shown === 'string' && shown !== '' ? shown : undefined;
}

/** Texts as paragraphs that keep their line breaks; undefined if there are none. */
export function joinedTexts(texts: readonly unknown[]) {
  const text = texts.filter((part) => typeof part === 'string' && part !== '').join('\n');
  return text === '' ? undefined : <span className="whitespace-pre-line">{text}</span>;
}

/** A value as text: a value of another type is shown instead of lost. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Empty text is no value unless the server names one, so that a required field reports it. */
export const valueOf = (text: string, { options }: Pick<FormWidgetProps, 'options'>) =>
  text === '' ? options.emptyValue : text;

/** The missing star already says so to assistive technology, so the word is for sighted users only. */
function Optional({ label }: { label: string }) {
  const texts = useTexts('schema-form', schemaFormTexts);
  return (
    <>
      {label}
      <span aria-hidden className="font-regular text-text-muted">
        {` ${texts.optional}`}
      </span>
    </>
  );
}
