import { format } from '@cfworker/json-schema';
import { readEmailAddress } from '../safe/email-address.model.ts';

const hex = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const hexColour = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const dataUrl = /^data:(?:[a-z]+\/[a-z0-9+.-]+)?;(?:name=[^;]*;)?base64,/;
const shortZone = /([+-]\d\d)(\d\d)?$/;

/** Maximum age in years. */
const MAX_AGE = 150;
/** Offset in hours of the time zone where a day starts first. */
const FIRST_ZONE = 14;

/** First and last possible date of birth: from 150 years ago until today in any time zone. */
export function birthDateLimits(): { min: string; max: string } {
  const max = new Date(Date.now() + FIRST_ZONE * 3_600_000).toISOString().slice(0, 10);
  return { min: `${Number(max.slice(0, 4)) - MAX_AGE}-01-01`, max };
}

function isBirthDate(text: string) {
  if (format['date']?.(text) !== true) return false;
  const { min, max } = birthDateLimits();
  return min <= text && text <= max;
}

/** The server accepts zones as `+10`, `+1000` and `+10:00`, or no zone. */
function withLooseZone(isTime: (text: string) => boolean) {
  return (text: string) =>
    isTime(text) ||
    isTime(`${text}Z`) ||
    isTime(text.replace(shortZone, (_, hours: string, minutes = '00') => `${hours}:${String(minutes)}`));
}

/** Registers formats for which the interpreter would differ from the server or check nothing. */
export function registerFormats(): void {
  Object.assign(format, {
    'birth-date': isBirthDate,
    email: (text: string) => readEmailAddress(text) !== undefined,
    uuid: (text: string) => hex.test(text.replace(/^urn:uuid:/i, '')),
    color: (text: string) => hexColour.test(text),
    'data-url': (text: string) => dataUrl.test(text),
  });
  for (const name of ['time', 'date-time']) {
    const known = format[name];
    if (known) format[name] = withLooseZone(known);
  }
}
