import { isPlain, reservedKeys } from './json.model.ts';

/** Widgets that a uiSchema can request; each is a control of the library. */
export const widgetNames = [
  'text',
  'textarea',
  'email',
  'password',
  'phone',
  'date',
  'date-time',
  'datetime',
  'time',
  'file',
  'files',
  'updown',
  'select',
  'radio',
  'checkbox',
  'checkboxes',
  'hidden',
] as const;

/** Icons of a choice shown as cards, in the order of its values. */
export const choiceIcons = ['identity-card', 'face', 'shield'] as const;
export type ChoiceIcon = (typeof choiceIcons)[number];

export type WidgetName = (typeof widgetNames)[number];

const MAX_DEPTH = 20;
const isText = (value: unknown) => typeof value === 'string';
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isScalar = (value: unknown) => typeof value !== 'object' || value === null;
const isScalars = (value: unknown) => Array.isArray(value) && value.every(isScalar);
const isOneOf =
  (...values: readonly string[]) =>
  (value: unknown) =>
    typeof value === 'string' && values.includes(value);

/** Options that a server may set for a field. Markup, classes, styles and components are excluded. */
const options: Readonly<Record<string, (value: unknown) => boolean>> = {
  widget: isOneOf(...widgetNames),
  title: isText,
  description: isText,
  help: isText,
  placeholder: isText,
  order: isTexts,
  enumNames: (value) => isTexts(isPlain(value) ? Object.values(value) : value),
  enumOrder: isScalars,
  enumDisabled: isScalars,
  emptyValue: isScalar,
  accept: isText,
  autocomplete: (value) => typeof value === 'string' && /^[a-z -]{1,60}$/.test(value),
  inputType: isOneOf('text', 'tel', 'email', 'number', 'date'),
  look: isOneOf('plain', 'card', 'tabs'),
  icons: (value) => Array.isArray(value) && value.every(isOneOf(...choiceIcons)),
  inline: isBoolean,
  optional: isBoolean,
  disabled: isBoolean,
  readonly: isBoolean,
  label: isBoolean,
  addable: isBoolean,
  removable: isBoolean,
  orderable: isBoolean,
  rows: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 20,
};

/** Properties that the order forgets follow at the end. */
const withRest = (order: readonly string[]) => (order.includes('*') ? order : [...order, '*']);

export type SafeUiSchema = { [name: string]: unknown };

/**
 * Reduces a uiSchema from a server to the allowed options with plain values, at each level.
 *
 * @param fields Names of the custom fields that `ui:field` may request. Default none.
 */
export function safeUiSchema(source: unknown, fields: readonly string[] = []): SafeUiSchema {
  const known: typeof options = { ...options, field: isOneOf(...fields) };

  const safeParts = (parts: Readonly<Record<string, unknown>>, depth: number): SafeUiSchema => {
    const result: SafeUiSchema = {};
    for (const [name, value] of Object.entries(parts)) {
      if (reservedKeys.has(name)) continue;
      if (name === 'ui:options')
        Object.assign(result, isPlain(value) ? optionsOf(Object.entries(value)) : {});
      else if (name.startsWith('ui:')) Object.assign(result, optionsOf([[name.slice(3), value]]));
      else if (depth < MAX_DEPTH) Object.assign(result, fieldOf(name, value, depth));
    }
    return result;
  };

  const optionsOf = (entries: readonly (readonly [string, unknown])[]): SafeUiSchema =>
    Object.fromEntries(
      entries
        .filter(([name, value]) => Object.hasOwn(known, name) && known[name]?.(value))
        .map(([name, value]) => [`ui:${name}`, name === 'order' ? withRest(value as string[]) : value]),
    );

  /** A field, an item, or the alternatives of an item. */
  const fieldOf = (name: string, value: unknown, depth: number): SafeUiSchema => {
    if (isPlain(value)) return { [name]: safeParts(value, depth + 1) };
    if (!Array.isArray(value)) return {};
    return { [name]: value.map((part: unknown) => (isPlain(part) ? safeParts(part, depth + 1) : {})) };
  };

  return isPlain(source) ? safeParts(source, 0) : {};
}
