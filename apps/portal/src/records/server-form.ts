import { parseJson } from '@portal/ui/forms/schema';

/** A form as the server describes it; each part is an object or JSON text. */
export interface FormParts {
  readonly schema: unknown;
  readonly uiSchema?: unknown;
  /** Initial data of the form. */
  readonly data?: unknown;
}

export interface ServerForm extends FormParts {
  readonly data: object | undefined;
}

/** Prepares a form for rendering; the form component checks the schema. */
export function serverForm({ schema, uiSchema, data }: FormParts): ServerForm {
  const start = parsed(data);
  return {
    schema,
    uiSchema: parsed(uiSchema),
    data: typeof start === 'object' && start !== null ? start : undefined,
  };
}

function parsed(part: unknown): unknown {
  if (typeof part !== 'string') return part;
  try {
    return parseJson(part);
  } catch {
    return undefined;
  }
}
