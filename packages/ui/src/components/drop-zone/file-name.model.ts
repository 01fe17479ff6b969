import { withoutInvisible } from '../../safe/text.model.ts';
import { fileNameTexts } from './file-name.texts.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Makes the name of a file safe to show: without folders, and without characters that disguise it. */
export function shownFileName(name: string, unnamed = 'Unnamed file'): string {
  const shown = withoutInvisible(name.toWellFormed()).replaceAll('\0', '');
  const last = shown.split(/[/\\]/).findLast((part) => part.trim() !== '');
  return last?.replace(/\s+/g, ' ').trim() ?? unnamed;
}

/** Shortens a text in the middle, so that its beginning and the extension remain. */
export function middleShortened(text: string, length = 48): string {
  const parts = lettersOf(text);
  if (parts.length <= length) return text;
  const end = Math.min(12, Math.floor(length / 3));
  return `${parts.slice(0, length - end - 1).join('')}…${parts.slice(-end).join('')}`;
}

const NAME_END = 12;

/** Splits a name into a start that may be cut and an end that stays visible. A short name has no end. */
export function endKept(name: string): readonly [start: string, end: string] {
  const parts = lettersOf(name);
  if (parts.length <= 2 * NAME_END) return [name, ''];
  return [parts.slice(0, -NAME_END).join(''), parts.slice(-NAME_END).join('')];
}

const UNITS = ['kilobytes', 'megabytes', 'gigabytes', 'terabytes'] as const;

/** How a number of each unit is written. */
export type SizeTexts = Omit<typeof fileNameTexts, 'unnamed'>;

/** The size of a file, such as `412 KB` and `1.2 MB`. Empty if the size is unknown. */
export function sizeText(bytes: number | undefined, texts: SizeTexts): string {
  if (bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return '';
  if (bytes < 1000) return texts.bytes({ value: Math.floor(bytes) });
  let rest = bytes / 1000;
  let unit = 0;
  while (rest >= 999.5 && unit < UNITS.length - 1) {
    rest /= 1000;
    unit++;
  }
  const value = rest < 10 && unit > 0 ? Math.round(rest * 10) / 10 : Math.round(rest);
  return texts[UNITS[unit] ?? 'terabytes']({ value });
}

/** The size of a file in English, such as `412 KB` and `1.2 MB`. Empty if the size is unknown. */
export const fileSize = (bytes: number | undefined): string => sizeText(bytes, fileNameTexts);
