import type { RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { withMessages } from '../error-texts.model.ts';
import type { interpretedValidator } from '../interpreted-validator.ts';
import { schemaFormTexts } from '../schema-form.texts.ts';

type Validator = ReturnType<typeof interpretedValidator>;

/** The validator of react-jsonschema-form, based on AJV: the reference for ours. */
export const oracle = (): Validator =>
  customizeValidator<unknown>({ suppressDuplicateFiltering: 'all', ajvOptionsOverrides: { logger: false } });

/** The visible errors, sorted: AJV orders them by keyword. */
export function found(validator: Validator, schema: RJSFSchema, data: unknown) {
  const { errors, errorSchema } = validator.validateFormData(data, schema);
  return {
    fields: Object.keys(errorSchema).toSorted(),
    errors: withMessages(errors, () => undefined, schemaFormTexts)
      .map(({ property, message }) => `${property}: ${message}`)
      .toSorted(),
  };
}
