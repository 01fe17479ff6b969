import { isApplicationRef } from '../applications/application.ts';
import { verificationNumber } from '../verifications/verifications.ts';

const guid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The forms in which a text names a record. A bare number in a sentence can be anything, so it is none of them. */
const forms = [
  /\[(\d{1,9})\]/g,
  /#(\d{1,9})\b/g,
  /\bid:? *(\d{1,9})\b/gi,
  new RegExp(String.raw`/application/(\d{1,9}|${guid})(?![\w-])`, 'gi'),
  new RegExp(String.raw`(?<![\w/-])(${guid})(?![\w-])`, 'gi'),
  /(?<!\w)(V[1-9]\d{0,8})\b/gi,
];

const isRecord = (id: string): boolean => isApplicationRef(id) || verificationNumber(id) !== undefined;

/**
 * The one record that a pasted text names, as 'Re: application [1004]' does: the number or guid of an application, or
 * the id of a verification. Undefined if it names none, or several.
 */
export function recordIn(text: string): string | undefined {
  const whole = text.trim();
  const named = isRecord(whole)
    ? [whole]
    : forms.flatMap((form) => [...whole.matchAll(form)].map(([, id = '']) => id));
  const [one, ...others] = new Set(named.map((id) => (/^v/i.test(id) ? id.toUpperCase() : id.toLowerCase())));
  return others.length === 0 ? one : undefined;
}
