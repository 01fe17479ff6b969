import { isApplicationRef } from '../applications/application.ts';
import { verificationNumber } from '../verifications/verifications.ts';
import { guidPattern } from '../wire.ts';

/** Without its anchors. */
const guid = guidPattern.source.slice(1, -1);

/** How a text names a record. A number alone does not: in a sentence it can be a house number or a date. */
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
