export { interpretedValidator } from './interpreted-validator.ts';
export { type CustomFieldProps } from './custom-fields.tsx';
export { parseFormSchema, type ParsedFormSchema } from './parse-form-schema.ts';
export { isSafePattern } from './safe-pattern.model.ts';
export { SchemaForm, type SchemaFormProps } from './schema-form.tsx';
export { SCHEMA_LIMITS } from './schema-limits.model.ts';
export { safeUiSchema, widgetNames, type SafeUiSchema, type WidgetName } from './ui-schema.model.ts';
export { type SchemaFormOptions } from './use-schema-form.ts';
