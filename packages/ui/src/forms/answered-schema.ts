import { retrieveSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import { isPlain } from './schema-limits.model.ts';

type Validator = ValidatorType<unknown>;

/**
 * The schema that the answers call for: of what depends on an answer, within whatever object, only what goes with the one
 * that was given. Whoever chose one alternative is told nothing about the others.
 */
export function answeredSchema(validator: Validator, whole: RJSFSchema, data: unknown): RJSFSchema {
  const answered = (part: RJSFSchema, value: unknown): RJSFSchema => {
    const own = retrieveSchema(validator, part, whole, value);
    if (!isPlain(own.properties)) return own;
    const values = isPlain(value) ? value : {};
    const properties = Object.entries(own.properties).map(([name, inner]) => [
      name,
      isPlain(inner) ? answered(inner, values[name]) : inner,
    ]);
    return { ...own, properties: Object.fromEntries(properties) as RJSFSchema['properties'] };
  };
  return answered(whole, data);
}

/**
 * The data with the objects that have to be there and hold something that has to be there: it is the field within that is
 * missed, and says so, not the object around it.
 */
export function withNeededObjects(schema: RJSFSchema, data: unknown): unknown {
  if (!isPlain(schema.properties) || (data !== undefined && !isPlain(data))) return data;
  const values = data ?? {};
  const needed = Object.entries(schema.properties).flatMap(([name, inner]) => {
    if (typeof inner === 'boolean' || inner.type !== 'object') return [];
    const missed = schema.required?.includes(name) === true && (inner.required ?? []).length > 0;
    return missed || values[name] !== undefined ? [[name, withNeededObjects(inner, values[name])]] : [];
  });
  return { ...values, ...Object.fromEntries(needed) };
}

/** The same validator, which finds only what is wrong with the answers that were given. */
export const ofAnswersGiven = (validator: Validator): Validator => ({
  ...validator,
  validateFormData: (data, schema, ...rest) => {
    const answered = answeredSchema(validator, schema, data);
    return validator.validateFormData(withNeededObjects(answered, data), answered, ...rest);
  },
});
