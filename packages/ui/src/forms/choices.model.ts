/** Turns `enumNames` into the titles of choices, and gives choices between constants the type that the form needs. */
export function nameChoices(schema: Record<string, unknown>): void {
  const { enum: values, enumNames: names } = schema;
  if (Array.isArray(values) && names && !schema['oneOf']) {
    const named = new Map<string, unknown>(Object.entries(names));
    const nameOf = (value: unknown, at: number) => named.get(String(Array.isArray(names) ? at : value));
    schema['oneOf'] = values.map((it, at) => ({ const: it as unknown, title: String(nameOf(it, at) ?? it) }));
    delete schema['enum'];
  }
  const types = typesOf(schema['oneOf'] ?? schema['anyOf']);
  if (types.length > 0) schema['type'] ??= types.length > 1 ? types : types[0];
}

function typesOf(choices: unknown): string[] {
  const constants = Array.isArray(choices) ? choices.map((choice) => Object(choice)['const'] as unknown) : [];
  if (constants.some((value) => value === undefined || Array.isArray(value))) return [];
  return [...new Set(constants.map((value) => (value === null ? 'null' : typeof value)))];
}
