import { format } from '@cfworker/json-schema';

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const hostLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const hex = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const hexColour = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const shortZone = /([+-]\d\d)(\d\d)?$/;

/** An address with a dot in its domain, as the server demands (OP-138). */
function isEmail(text: string) {
  const [local = '', host = '', ...others] = text.split('@');
  const labels = host.split('.');
  return others.length === 0 && localPart.test(local) && labels.length > 1 && labels.every(isLabel);
}

function isLabel(label: string) {
  return hostLabel.test(label);
}

function isUuid(text: string) {
  return hex.test(text.replace(/^urn:uuid:/i, ''));
}

function isDataUrl(text: string) {
  return /^data:(?:[a-z]+\/[a-z0-9+.-]+)?;(?:name=[^;]*;)?base64,/.test(text);
}

/** Years that somebody may have lived. */
const LONGEST_LIFE = 150;
/** The day begins this many hours ahead of UTC where it begins first. */
const FIRST_ZONE = 14;

/** The days that somebody living was born on: not after today, wherever on Earth it is today, nor 150 years before. */
export function birthDateLimits(): { min: string; max: string } {
  const max = new Date(Date.now() + FIRST_ZONE * 3_600_000).toISOString().slice(0, 10);
  return { min: `${Number(max.slice(0, 4)) - LONGEST_LIFE}-01-01`, max };
}

function isBirthDate(text: string) {
  if (format['date']?.(text) !== true) return false;
  const { min, max } = birthDateLimits();
  return min <= text && text <= max;
}

/** The server reads zones as `+10`, `+1000` and `+10:00`, and needs none. */
function withLooseZone(isTime: (text: string) => boolean) {
  return (text: string) =>
    isTime(text) ||
    isTime(`${text}Z`) ||
    isTime(text.replace(shortZone, (_, hours: string, minutes = '00') => `${hours}:${String(minutes)}`));
}

/** Makes the interpreter agree with the server on the formats that it reads otherwise, or lets through unread. */
export function registerFormats(): void {
  Object.assign(format, {
    'birth-date': isBirthDate,
    email: isEmail,
    uuid: isUuid,
    color: (text: string) => hexColour.test(text),
    'data-url': isDataUrl,
  });
  for (const name of ['time', 'date-time']) {
    const known = format[name];
    if (known) format[name] = withLooseZone(known);
  }
}
