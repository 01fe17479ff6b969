import type { WidgetProps } from '@rjsf/utils';

export type FormWidgetProps = WidgetProps<unknown>;

/** What every control of a form is given, from what react-jsonschema-form knows of its field. */
export function fieldOf({
  id,
  label,
  hideLabel,
  required,
  rawErrors,
  hideError,
  options,
  schema,
}: FormWidgetProps) {
  const hint = options.description ?? schema.description ?? options.help;
  return {
    id,
    label,
    labelHidden: hideLabel === true,
    required: required === true,
    hint: typeof hint === 'string' && hint !== '' ? hint : undefined,
    error: hideError === true ? undefined : rawErrors?.[0],
  };
}

/** A value as text: what is there in another type is shown as it is rather than lost. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Nothing typed is no value, so that what is required is missed. */
export const valueOf = (text: string) => (text === '' ? undefined : text);
