import { isPlain } from './json.model.ts';
import { nameOf } from './path.model.ts';
import type { FormTexts } from './schema-form.texts.ts';

/** The parts of a finding that its message needs; `property` is a path such as `.address.lines.0`. */
export interface Finding {
  name?: string | undefined;
  property?: string | undefined;
  message?: string | undefined;
  stack: string;
  params?: unknown;
}

const formatKeys = new Map<unknown, 'email' | 'birthDate' | 'date' | 'uri'>([
  ['email', 'email'],
  ['birth-date', 'birthDate'],
  ['date', 'date'],
  ['uri', 'uri'],
]);

const limits = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
] as const;

/** Keywords that only summarise errors, which are shown at their own fields. */
const summaries = new Set(['if', 'anyOf', 'oneOf']);

/**
 * Gives each finding its message, and keeps one of equal messages at a field.
 *
 * @param widgetAt Returns the widget of the field at a path: a phone number has a message of its own.
 */
export function withMessages<F extends Finding>(
  findings: readonly F[],
  widgetAt: (property: string) => string | undefined,
  texts: FormTexts,
): F[] {
  const seen = new Set<string>();
  return withoutSummaries(findings).flatMap((finding) => {
    const property = finding.property ?? '';
    const phone = finding.name !== 'required' && widgetAt(property) === 'phone' ? texts.phone : undefined;
    const message = schemaMessage(finding) ?? phone ?? messageFor(finding, texts);
    const once = `${property} ${message}`;
    if (seen.has(once)) return [];
    seen.add(once);
    return [{ ...finding, message, stack: message }];
  });
}

/** A summary is kept if no error inside it is shown, because its field would otherwise be invalid without a message. */
function withoutSummaries<F extends Finding>(findings: readonly F[]) {
  const details = findings.filter(({ name }) => !summaries.has(name ?? ''));
  return findings.filter(({ name, property = '' }) => {
    if (!summaries.has(name ?? '')) return true;
    return !details.some((detail) => isWithin(detail.property ?? '', property));
  });
}

/** Unlike other paths, the path of a missing value has no leading dot. */
function isWithin(property: string, whole: string) {
  const [inner, outer] = [property, whole].map((path) => path.replace(/^\./, '')) as [string, string];
  return outer === '' || inner === outer || inner.startsWith(`${outer}.`);
}

/** The message that the schema itself gives: one for all of its keywords, or one for each. */
function schemaMessage({ name, params }: Finding): string | undefined {
  const { errorMessage, missingProperty } = (params ?? {}) as Record<string, unknown>;
  const messages = isPlain(errorMessage) ? errorMessage : undefined;
  const own =
    messages && typeof name === 'string' && Object.hasOwn(messages, name) ? messages[name] : undefined;
  const message = messages ? own : errorMessage;
  if (typeof message === 'string') return message;
  if (!isPlain(message) || typeof missingProperty !== 'string') return undefined;
  const missing = Object.entries(message).find(([name]) => name === nameOf(missingProperty))?.[1];
  return typeof missing === 'string' ? missing : undefined;
}

function messageFor({ name, params, message }: Finding, texts: FormTexts): string {
  const { limit, type, format, allowedValue } = (params ?? {}) as Record<string, unknown>;
  const limited = name === 'additionalItems' ? 'maxItems' : limits.find((known) => known === name);
  if (limited) return texts[limited]({ limit: Number(limit) });
  switch (name) {
    case 'required':
    case 'dependencies':
    case 'dependentRequired':
      return texts.required;
    case 'type':
      return type === 'number' ? texts.number : type === 'integer' ? texts.integer : texts.invalid;
    case 'format':
      return texts[formatKeys.get(format) ?? 'invalid'];
    case 'const':
      // A checkbox that must be checked.
      return allowedValue === true ? texts.required : texts.choice;
    case 'enum':
    case 'oneOf':
    case 'anyOf':
      return texts.choice;
    case 'uniqueItems':
      return texts.uniqueItems;
    case undefined:
      return message ?? texts.invalid;
    default:
      return texts.invalid;
  }
}
