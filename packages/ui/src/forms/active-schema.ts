import { retrieveSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { isPlain } from './json.model.ts';

type Validator = ValidatorType<unknown>;

/**
 * Returns the schema that applies to the data: of conditional parts, at any depth, only those of the active branch. A
 * user who chose one alternative then sees no errors of the others.
 */
export function activeSchema(validator: Validator, whole: RJSFSchema, data: unknown): RJSFSchema {
  const answered = (part: RJSFSchema, value: unknown, unanswered = 0): RJSFSchema => {
    const own = retrieveSchema(validator, part, whole, value);
    // A schema that contains itself has no end where nothing is entered.
    if (!isPlain(own.properties) || unanswered > 3) return own;
    const values = isPlain(value) ? value : {};
    const properties = Object.entries(own.properties).map(([name, inner]) => [
      name,
      isPlain(inner) ? answered(inner, values[name], values[name] === undefined ? unanswered + 1 : 0) : inner,
    ]);
    return { ...own, properties: Object.fromEntries(properties) as RJSFSchema['properties'] };
  };
  return answered(whole, data);
}

/**
 * Adds required objects that have required fields to the data, so that the missing field is reported and not the
 * object around it.
 */
export function withRequiredObjects(schema: RJSFSchema, data: unknown): unknown {
  if (!isPlain(schema.properties) || (data !== undefined && !isPlain(data))) return data;
  const values = data ?? {};
  const needed = Object.entries(schema.properties).flatMap(([name, inner]) => {
    if (typeof inner === 'boolean' || inner.type !== 'object') return [];
    const missed = schema.required?.includes(name) === true && (inner.required ?? []).length > 0;
    return missed || values[name] !== undefined ? [[name, withRequiredObjects(inner, values[name])]] : [];
  });
  return { ...values, ...Object.fromEntries(needed) };
}

/** A validator that reports only errors of the schema that applies to the data. */
export const withActiveSchema = (validator: Validator): Validator => ({
  ...validator,
  validateFormData: (data, schema, ...rest) => {
    const answered = activeSchema(validator, schema, data);
    return validator.validateFormData(withRequiredObjects(answered, data), answered, ...rest);
  },
});
