import Form from '@rjsf/core';
import { englishStringTranslator, TranslatableString } from '@rjsf/utils';
import { useId, useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { useMergedRefs } from '../behaviours/use-merged-refs.ts';
import { splitProps } from '../behaviours/split-props.ts';
import { Alert } from '../components/alert/index.ts';
import { Button } from '../components/button/index.ts';
import { useTexts } from '../texts/texts-context.ts';
import { schemaFormTexts, type FormTexts } from './schema-form.texts.ts';
import { withActiveSchema } from './active-schema.ts';
import { formFoot, formRoot } from './form.styles.ts';
import { FormBoundary } from './form-boundary.tsx';
import { interpretedValidator } from './interpreted-validator.ts';
import { customFields, type CustomFieldProps } from './custom-fields.tsx';
import { parseFormSchema } from './parse-form-schema.ts';
import type { FormContext, FormProps } from './rjsf-types.ts';
import { formTemplates } from './templates.tsx';
import { safeUiSchema, type SafeUiSchema } from './ui-schema.model.ts';
import { schemaFormNames, useSchemaForm, type SchemaFormOptions } from './use-schema-form.ts';
import { formWidgets } from './widgets/index.ts';

export interface SchemaFormProps
  extends SchemaFormOptions, Omit<ComponentProps<'div'>, 'id' | 'children' | 'onSubmit' | 'onChange'> {
  /** A JSON Schema, as text or parsed. `parseFormSchema` says which are rejected. */
  schema: unknown;
  /** How the fields are rendered; reduced to the options that `safeUiSchema` allows. */
  uiSchema?: unknown;
  /**
   * Custom fields by the name that a uiSchema uses as `ui:field`, such as a field that looks up an address. Keep the
   * object stable between renders. Default none.
   */
  fields?: Readonly<Record<string, ComponentType<CustomFieldProps>>> | undefined;
  /** Disables all fields and the button. Default false. */
  disabled?: boolean | undefined;
  /** A submission is being processed: the button is busy. Default false. */
  pending?: boolean | undefined;
  /** Text of the button; null if a button elsewhere submits the form by its `form` attribute. Default `Continue`. */
  submitText?: string | null | undefined;
  /** Buttons before the submit button, such as Cancel. */
  actions?: ReactNode;
  /** Order of day, month and year in its dates, as in `MMM D, YYYY`. Default `DD/MM/YYYY`. */
  dateFormat?: string | undefined;
  /** Id of the form element. */
  id?: string | undefined;
  /** Called with the reasons why the form cannot be shown, which are also written to the console. */
  onSchemaError?: ((problems: readonly string[]) => void) | undefined;
  /**
   * Called with a line for each part of the schema that is left out, as in `form: #/properties/a/pattern does not
   * compile`, and for a form that cannot be shown: names and no values, for a log. Default: the console has the parts.
   */
  onSchemaProblem?: ((line: string) => void) | undefined;
}

const validator = withActiveSchema(interpretedValidator());
const defaults: NonNullable<FormProps['experimental_defaultFormStateBehavior']> = {
  allOf: 'populateDefaults',
  // `parseFormSchema` makes a `const` the default where it is no consent, which only the user gives.
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
};

/** The few texts of react-jsonschema-form that no template renders. */
const translated = (texts: FormTexts) => (text: TranslatableString, params?: string[]) => {
  if (text === TranslatableString.YesLabel) return texts.yes;
  if (text === TranslatableString.NoLabel) return texts.no;
  if (text !== TranslatableString.OptionPrefix && text !== TranslatableString.TitleOptionPrefix)
    return englishStringTranslator(text, params);
  return texts.option({ position: Number(params?.at(-1)) });
};

/**
 * A form rendered from a schema that a server sends, without trust in the server. All other props go to the root element.
 */
export function SchemaForm({
  schema: source,
  uiSchema: uiSource,
  fields,
  onSchemaError,
  onSchemaProblem,
  ...form
}: SchemaFormProps) {
  const texts = useTexts('schema-form', schemaFormTexts);
  const parsed = useMemo(() => parseFormSchema(source), [source]);
  const uiSchema = useMemo(() => safeUiSchema(uiSource, Object.keys(fields ?? {})), [uiSource, fields]);
  const own = useMemo(() => customFields(fields ?? {}), [fields]);
  const schemaError = <Alert tone="danger">{texts.schemaErrorText}</Alert>;
  return (
    <FormBoundary
      key={parsed.ok ? JSON.stringify(parsed.schema) : 'refused'}
      problems={parsed.ok ? parsed.omitted : parsed.problems}
      rejected={!parsed.ok}
      fallback={schemaError}
      onSchemaError={onSchemaError}
      onSchemaProblem={onSchemaProblem}
    >
      {parsed.ok && <RenderedForm {...form} schema={parsed.schema} uiSchema={uiSchema} fields={own} />}
    </FormBoundary>
  );
}

interface RenderedFormProps extends Omit<
  SchemaFormProps,
  'schema' | 'uiSchema' | 'fields' | 'onSchemaError' | 'onSchemaProblem'
> {
  schema: FormProps['schema'];
  uiSchema: SafeUiSchema;
  fields: NonNullable<FormProps['fields']>;
}

function RenderedForm({
  schema,
  uiSchema,
  fields,
  disabled = false,
  pending = false,
  submitText,
  actions,
  dateFormat,
  id,
  className = '',
  ref,
  ...props
}: RenderedFormProps) {
  const texts = useTexts('schema-form', schemaFormTexts);
  const translate = useMemo(() => translated(texts), [texts]);
  const prefix = useId();
  const context = useMemo<FormContext>(() => ({ dateFormat }), [dateFormat]);
  const [options, rest] = splitProps<SchemaFormOptions, typeof props>(props, schemaFormNames);
  const { rootProps, announcement, hiddenError, formProps } = useSchemaForm({
    ...options,
    schema,
    uiSchema,
    validator,
    idPrefix: prefix,
    pending,
    texts,
  });
  const joined = useMergedRefs(rootProps.ref, ref);
  return (
    <div {...rest} {...rootProps} ref={joined} className={`min-w-0 ${className}`.trim()}>
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
        translateString={translate}
        experimental_defaultFormStateBehavior={defaults}
        disabled={disabled}
        noHtml5Validate
        omitExtraData
        showErrorList={false}
        className={formRoot()}
      >
        {submitText !== null || actions !== undefined ? (
          <div className={formFoot()}>
            {actions}
            {submitText !== null && (
              <Button type="submit" variant="primary" size="md" disabled={disabled} pending={pending}>
                {submitText ?? texts.submitText}
              </Button>
            )}
          </div>
        ) : (
          <></>
        )}
      </Form>
      {hiddenError && (
        <Alert tone="danger" className="mt-4">
          {texts.hiddenError}
        </Alert>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
