const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/** Controls, what turns or hides the writing, and what breaks the line; the joiner of emoji stays. */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;

/** A file's name fit to be shown: without folders, and without characters that make it read as another. */
export function shownFileName(name: string): string {
  const shown = name.toWellFormed().replace(UNSEEN, '');
  const last = shown.split(/[/\\]/).findLast((part) => part.trim() !== '');
  return last?.replace(/\s+/g, ' ').trim() ?? 'Unnamed file';
}

/** Cut in the middle, so that the beginning and the extension stay. */
export function middleShortened(text: string, length = 48): string {
  const parts = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (parts.length <= length) return text;
  const end = Math.min(12, Math.floor(length / 3));
  return `${parts.slice(0, length - end - 1).join('')}…${parts.slice(-end).join('')}`;
}

const NAME_END = 12;

/** What of a name may be cut where there is no room, and its last signs, which stay; a short one is cut as it is. */
export function endKept(name: string): readonly [start: string, end: string] {
  const parts = Array.from(graphemes.segment(name), ({ segment }) => segment);
  if (parts.length <= 2 * NAME_END) return [name, ''];
  return [parts.slice(0, -NAME_END).join(''), parts.slice(-NAME_END).join('')];
}

const UNITS = ['KB', 'MB', 'GB', 'TB'];

/** `412 KB`, `1.2 MB`; empty where the size is not known. */
export function fileSize(bytes: number | undefined): string {
  if (bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return '';
  let rest = bytes / 1000;
  let unit = 0;
  while (rest >= 999.5 && unit < UNITS.length - 1) {
    rest /= 1000;
    unit++;
  }
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${Math.floor(bytes)} bytes`;
  const figure = rest < 10 && unit > 0 ? Math.round(rest * 10) / 10 : Math.round(rest);
  return `${figure} ${UNITS[unit]}`;
}
