import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import processRawValidationErrors from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js';
import { ajvErrors } from './ajv-errors.ts';
import { asJson, findings, fits } from './interpreter.ts';

/**
 * A validator of react-jsonschema-form that compiles nothing, so that it runs where the content security policy
 * forbids `eval` (docs/decisions/0010). It finds what `@rjsf/validator-ajv8` finds.
 */
export function interpretedValidator(): ValidatorType<unknown> {
  const rawFindings = (schema: RJSFSchema, data: unknown) => {
    try {
      const sent = asJson(data);
      return { errors: ajvErrors(findings(schema, sent), schema, sent) };
    } catch (failure) {
      return { errors: [], validationError: failure instanceof Error ? failure : new Error(String(failure)) };
    }
  };
  const validator: ValidatorType<unknown> = {
    rawValidation: <Result>(schema: RJSFSchema, data: unknown) =>
      rawFindings(schema, data) as { errors: Result[]; validationError?: Error },
    validateFormData: (data, schema, customValidate, transformErrors, uiSchema) =>
      processRawValidationErrors<unknown, RJSFSchema>(
        validator,
        rawFindings(schema, data) as Parameters<typeof processRawValidationErrors>[1],
        data,
        schema,
        customValidate,
        transformErrors,
        uiSchema,
        // Equal messages at different fields are all needed, because each is shown at its own field.
        'all',
      ),
    isValid: (schema, data, rootSchema) => {
      try {
        return fits(schema, data, rootSchema);
      } catch {
        return false;
      }
    },
  };
  return validator;
}
