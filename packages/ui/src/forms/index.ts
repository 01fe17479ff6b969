export { interpretedValidator } from './interpreted-validator.ts';
export { type CustomFieldProps } from './custom-fields.tsx';
export { FORM_SCHEMA_BYTES } from './json.model.ts';
export { parseFormSchema, type ParsedFormSchema } from './parse-form-schema.ts';
export { SchemaForm, type SchemaFormProps } from './schema-form.tsx';
export { safeUiSchema, widgetNames, type SafeUiSchema, type WidgetName } from './ui-schema.model.ts';
export { type SchemaFormOptions } from './use-schema-form.ts';
