import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils';
import processRawValidationErrors from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js';
import { ajvErrors } from './ajv-errors.ts';
import { asJson, findings, fits } from './interpreter.ts';
import { isPlain } from './json.model.ts';
import { nameOf } from './path.model.ts';

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
    validateFormData: (data, schema, customValidate, transformErrors, uiSchema) => {
      const { errors, errorSchema } = processRawValidationErrors<unknown, RJSFSchema>(
        validator,
        rawFindings(schema, data) as Parameters<typeof processRawValidationErrors>[1],
        data,
        schema,
        customValidate,
        transformErrors,
        uiSchema,
        // Equal messages at different fields are all needed, because each is shown at its own field.
        'all',
      );
      return { errors, errorSchema: named(errorSchema) };
    },
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

/** The steps of paths as the names of the properties. */
function named(errors: ErrorSchema<unknown>): ErrorSchema<unknown> {
  const entries = Object.entries(errors).map(([step, inner]: [string, unknown]) => [
    nameOf(step),
    isPlain(inner) ? named(inner as ErrorSchema<unknown>) : inner,
  ]);
  return Object.fromEntries(entries) as ErrorSchema<unknown>;
}
