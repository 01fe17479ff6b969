import Form from '@rjsf/core';
import { useId, useMemo, type ComponentType, type ReactNode } from 'react';
import { Alert } from '../components/alert/index.ts';
import { Button } from '../components/button/index.ts';
import { ofAnswersGiven } from './answered-schema.ts';
import { formFoot, formRoot } from './form.styles.ts';
import { FormBoundary } from './form-boundary.tsx';
import { interpretedValidator } from './interpreted-validator.ts';
import { ownFields, type OwnFieldProps } from './own-fields.tsx';
import { parseFormSchema } from './parse-form-schema.ts';
import type { FormContext, FormProps } from './rjsf-types.ts';
import { formTemplates } from './templates.tsx';
import { safeUiSchema, type SafeUiSchema } from './ui-schema.model.ts';
import { useSchemaForm, type SchemaFormOptions } from './use-schema-form.ts';
import { formWidgets } from './widgets/index.ts';

export interface SchemaFormProps extends SchemaFormOptions {
  /** A JSON Schema, as text or parsed; one outside the limits of `parseFormSchema` is not drawn. */
  schema: unknown;
  /** How its fields are asked for; of it remain the options that `safeUiSchema` lists. */
  uiSchema?: unknown;
  /**
   * Fields of the app's own for values that the library has no control for, such as one that looks something up: by
   * the name under which a uiSchema asks for it as `ui:field`. The same object each time. Default none.
   */
  fields?: Readonly<Record<string, ComponentType<OwnFieldProps>>> | undefined;
  /** Nothing can be typed, and nothing sent. Default false. */
  disabled?: boolean | undefined;
  /** What has been sent is under way: the button waits. Default false. */
  pending?: boolean | undefined;
  /** The word of the button; null for a form whose button stands elsewhere and names it by `form`. Default `Continue`. */
  submitLabel?: string | null | undefined;
  /** Before the button, such as Cancel. */
  actions?: ReactNode;
  /** Order of day, month and year in its dates, as in `MMM D, YYYY`. Default `DD/MM/YYYY`. */
  dateFormat?: string | undefined;
  /** Of the form element. */
  id?: string | undefined;
  /** In place of a form that cannot be drawn. Default `This form cannot be shown.` */
  refusedText?: string | undefined;
  /** Why it was not drawn, for the log. */
  onRefuseSchema?: ((problems: readonly string[]) => void) | undefined;
}

const validator = ofAnswersGiven(interpretedValidator());
const defaults: NonNullable<FormProps['experimental_defaultFormStateBehavior']> = {
  emptyObjectFields: 'populateRequiredDefaults',
  // What must be agreed to is agreed to by a person: a value that is the only one allowed is not filled in.
  constAsDefaults: 'never',
};

/** A form drawn from a schema that a server sends, with the fields of the library and no trust in the server. */
export function SchemaForm({
  schema: source,
  uiSchema: look,
  fields,
  refusedText = 'This form cannot be shown.',
  onRefuseSchema,
  ...form
}: SchemaFormProps) {
  const parsed = useMemo(() => parseFormSchema(source), [source]);
  const uiSchema = useMemo(() => safeUiSchema(look, Object.keys(fields ?? {})), [look, fields]);
  const own = useMemo(() => ownFields(fields ?? {}), [fields]);
  const refused = <Alert tone="danger">{refusedText}</Alert>;
  return (
    <FormBoundary
      key={parsed.ok ? JSON.stringify(parsed.schema) : 'refused'}
      problems={parsed.ok ? undefined : parsed.problems}
      fallback={refused}
      onRefuse={onRefuseSchema}
    >
      {parsed.ok && <DrawnForm {...form} schema={parsed.schema} uiSchema={uiSchema} fields={own} />}
    </FormBoundary>
  );
}

interface DrawnFormProps extends Omit<
  SchemaFormProps,
  'schema' | 'uiSchema' | 'fields' | 'refusedText' | 'onRefuseSchema'
> {
  schema: FormProps['schema'];
  uiSchema: SafeUiSchema;
  fields: NonNullable<FormProps['fields']>;
}

function DrawnForm({
  schema,
  uiSchema,
  fields,
  disabled = false,
  pending = false,
  submitLabel = 'Continue',
  actions,
  dateFormat,
  id,
  ...options
}: DrawnFormProps) {
  const prefix = useId();
  const context = useMemo<FormContext>(() => ({ dateFormat }), [dateFormat]);
  const { rootProps, announcement, formProps } = useSchemaForm({
    ...options,
    schema,
    uiSchema,
    validator,
    idPrefix: prefix,
    pending,
  });
  return (
    <div {...rootProps} className="min-w-0">
      <Form
        {...formProps}
        id={id ?? `${prefix}form`}
        idPrefix={prefix}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        widgets={formWidgets}
        fields={fields}
        templates={formTemplates}
        formContext={context}
        experimental_defaultFormStateBehavior={defaults}
        disabled={disabled}
        noHtml5Validate
        omitExtraData
        showErrorList={false}
        className={formRoot()}
      >
        {submitLabel !== null || actions !== undefined ? (
          <div className={formFoot()}>
            {actions}
            {submitLabel !== null && (
              <Button type="submit" variant="primary" size="md" disabled={disabled} pending={pending}>
                {submitLabel}
              </Button>
            )}
          </div>
        ) : (
          <></>
        )}
      </Form>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
