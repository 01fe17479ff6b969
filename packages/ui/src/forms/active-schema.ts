import {
  deepEquals,
  getClosestMatchingOption,
  getDiscriminatorFieldFromSchema,
  isSelect,
  mergeSchemas,
  retrieveSchema,
  type RJSFSchema,
  type ValidatorType,
} from '@rjsf/utils';
import { isPlain } from './json.model.ts';

type Validator = ValidatorType<unknown>;

/** Keywords whose meaning depends on the data, or that contain schemas. */
const deep =
  '$ref,allOf,anyOf,oneOf,if,dependencies,properties,patternProperties,additionalProperties,items'.split(',');
const isDeep = (part: unknown): part is RJSFSchema => isPlain(part) && deep.some((name) => name in part);

/** Milliseconds after which a schema that contains itself many times is left as it is. */
const resolvingLimit = 500;

/**
 * Returns the schema that applies to the data: of conditional parts and choices, at any depth, only those that the form
 * shows. A user who chose one alternative then sees no errors of the others.
 */
export function activeSchema(validator: Validator, whole: RJSFSchema, data: unknown): RJSFSchema {
  const deadline = performance.now() + resolvingLimit;
  const chosen = (part: RJSFSchema, value: unknown): RJSFSchema => {
    const own = retrieveSchema(validator, part, whole, value);
    const { oneOf, anyOf = oneOf, ...rest } = own;
    if (!anyOf || isSelect(validator, own, whole)) return own;
    const options = anyOf.map((option) =>
      isPlain(option) ? retrieveSchema(validator, option, whole, value) : {},
    );
    const place = getClosestMatchingOption(
      validator,
      whole,
      value,
      options,
      0,
      getDiscriminatorFieldFromSchema(own),
    );
    return mergeSchemas(rest, options[place] ?? {});
  };
  const answered = (part: RJSFSchema, value: unknown, unanswered = 0): RJSFSchema => {
    if (performance.now() > deadline) return part;
    const own = chosen(part, value);
    // A schema that contains itself has no end where nothing is entered.
    if (unanswered > 3) return own;
    // The same schema stays the same object, which is prepared for validation once.
    if (Array.isArray(value) && isDeep(own.items)) {
      const { items } = own;
      const entries = value.map((entry) => answered(items, entry));
      return entries.every((entry) => entry === items) ? own : { ...own, items: entries };
    }
    const values = isPlain(value) ? value : {};
    const changed = Object.entries(own.properties ?? {}).flatMap(([name, property]) => {
      // What is missing is judged only where it is required.
      if (!isDeep(property) || (values[name] === undefined && !own.required?.includes(name))) return [];
      const inner = answered(property, values[name], values[name] === undefined ? unanswered + 1 : 0);
      return inner === property ? [] : [[name, inner]];
    });
    if (changed.length === 0) return own;
    return {
      ...own,
      properties: { ...own.properties, ...Object.fromEntries(changed) } as RJSFSchema['properties'],
    };
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

/**
 * A validator that reports the errors of the schema that applies to the data. Where there are none, the whole schema
 * decides: it also has the rules that could not be merged into one form.
 */
export function withActiveSchema(validator: Validator): Validator {
  let active: RJSFSchema = {};
  return {
    ...validator,
    validateFormData: (data, schema, ...rest) => {
      const resolved = activeSchema(validator, schema, data);
      // The same object is prepared for validation once, and most changes of the data leave it as it was.
      if (!deepEquals(resolved, active)) active = resolved;
      const found = validator.validateFormData(withRequiredObjects(active, data), active, ...rest);
      return found.errors.length > 0 || resolved === schema
        ? found
        : validator.validateFormData(data, schema, ...rest);
    },
  };
}
