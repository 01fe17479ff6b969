import type { Reply, getVerificationForm } from '@portal/api/contract';

export interface ServerForm {
  readonly schema: unknown;
  readonly uiSchema: unknown;
  /** What the form starts with. */
  readonly data: object | undefined;
}

/** A form definition, whose parts travel as JSON text. The schema is checked where it is drawn. */
export function serverForm({ jsonSchema, uiSchema, data }: Reply<typeof getVerificationForm>): ServerForm {
  const start = parsed(data);
  return {
    schema: jsonSchema,
    uiSchema: parsed(uiSchema),
    data: typeof start === 'object' && start !== null ? start : undefined,
  };
}

/** Whoever copies these would reach a prototype. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);

function parsed(text: string | null | undefined): unknown {
  try {
    return text
      ? JSON.parse(text, (key, value: unknown) => (reserved.has(key) ? undefined : value))
      : undefined;
  } catch {
    return undefined;
  }
}
