/** What is needed of a finding to put it in words; `property` is a path such as `.address.lines.0`. */
export interface Finding {
  name?: string | undefined;
  property?: string | undefined;
  message?: string | undefined;
  stack: string;
  params?: unknown;
}

const formats: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email address',
  'birth-date': 'Please enter a date of birth in the past',
  date: 'Please enter a valid date',
  uri: 'Please enter a valid web address',
};

const PHONE = 'Please enter valid phone';
const VALID = 'Please enter a valid value';
const CHOICE = 'Please choose one of the options';
const REQUIRED = 'This is a required field';

/** Only say that something within is wrong, which has its own words at its own field. */
const summaries = new Set(['if', 'anyOf', 'oneOf']);

/**
 * The findings in words for people, one of a kind at a field. `widgetAt` tells how the field at a path is asked for:
 * a telephone number has words of its own.
 */
export function inWords<F extends Finding>(
  findings: readonly F[],
  widgetAt: (property: string) => string | undefined,
): F[] {
  const seen = new Set<string>();
  return withoutSummaries(findings).flatMap((finding) => {
    const property = finding.property ?? '';
    const message = isPhone(finding, widgetAt(property)) ? PHONE : wordsFor(finding);
    const once = `${property} ${message}`;
    if (seen.has(once)) return [];
    seen.add(once);
    return [{ ...finding, message, stack: message }];
  });
}

/** A summary stays where nothing within it is told, as its field would be refused without a word. */
function withoutSummaries<F extends Finding>(findings: readonly F[]) {
  const details = findings.filter(({ name }) => !summaries.has(name ?? ''));
  return findings.filter(({ name, property = '' }) => {
    if (!summaries.has(name ?? '')) return true;
    return !details.some((detail) => isWithin(detail.property ?? '', property));
  });
}

/** The path of a missing value begins without the dot that other paths begin with. */
function isWithin(property: string, whole: string) {
  const [inner, outer] = [property, whole].map((path) => path.replace(/^\./, '')) as [string, string];
  return outer === '' || inner === outer || inner.startsWith(`${outer}.`);
}

function isPhone({ name }: Finding, widget: string | undefined) {
  return widget === 'phone' && name !== 'required';
}

function wordsFor({ name, params, message }: Finding): string {
  const { limit, type, format, allowedValue } = (params ?? {}) as Record<string, unknown>;
  const amount = String(limit);
  const things = limit === 1 ? '' : 's';
  switch (name) {
    case 'required':
    case 'dependencies':
      return REQUIRED;
    case 'type':
      return type === 'number'
        ? 'Please enter a number'
        : type === 'integer'
          ? 'Please enter a whole number'
          : VALID;
    case 'format':
      return formats[String(format)] ?? VALID;
    case 'const':
      // A tick that has to be set.
      return allowedValue === true ? REQUIRED : CHOICE;
    case 'enum':
    case 'oneOf':
    case 'anyOf':
      return CHOICE;
    case 'minLength':
      return `Please enter at least ${amount} character${things}`;
    case 'maxLength':
      return `Please enter no more than ${amount} character${things}`;
    case 'minimum':
      return `Please enter ${amount} or more`;
    case 'maximum':
      return `Please enter ${amount} or less`;
    case 'exclusiveMinimum':
      return `Please enter more than ${amount}`;
    case 'exclusiveMaximum':
      return `Please enter less than ${amount}`;
    case 'minItems':
      return `Please add at least ${amount}`;
    case 'maxItems':
    case 'additionalItems':
      return `Please add no more than ${amount}`;
    case 'uniqueItems':
      return 'Please remove what is there twice';
    case undefined:
      return message ?? VALID;
    default:
      return VALID;
  }
}
