/** A form as a server describes it; each part parsed, or as JSON text. */
export interface FormParts {
  readonly schema: unknown;
  readonly uiSchema?: unknown;
  /** What the form starts with. */
  readonly data?: unknown;
}

export interface ServerForm extends FormParts {
  readonly data: object | undefined;
}

/** A form ready to be drawn; its schema is checked where it is drawn. */
export function serverForm({ schema, uiSchema, data }: FormParts): ServerForm {
  const start = parsed(data);
  return {
    schema,
    uiSchema: parsed(uiSchema),
    data: typeof start === 'object' && start !== null ? start : undefined,
  };
}

/** Copying these keys would reach a prototype. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);

function parsed(part: unknown): unknown {
  if (typeof part !== 'string') return part;
  try {
    return JSON.parse(part, (key, value: unknown) => (reserved.has(key) ? undefined : value));
  } catch {
    return undefined;
  }
}
