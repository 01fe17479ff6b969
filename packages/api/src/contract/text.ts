import { cleanLines as lines, cleanText as line } from '@portal/ui/safe/text';
import { foldedText as folded, searchKey as key } from '@portal/ui/safe/search-key';
import * as v from 'valibot';

/** A text of one line as people see it: composed (NFC), without invisible characters, with single spaces. */
export const cleanText: (text: string) => string = line;
/** The same for a text with lines. */
export const cleanLines: (text: string) => string = lines;

/** A text as searches compare it, in the browser and in the database (OP-069). */
export const foldedText: (text: string) => string = folded;
/** The same without spaces around it. */
export const searchKey: (text: string) => string = key;

/**
 * Two texts with the same key look the same, case aside. Stored texts may be older than the cleaning of input.
 */
export const lookKey = (text: string): string => cleanText(text.normalize('NFKC')).toLowerCase();

/**
 * The input schema of a text that people enter. Passwords, and values that are chosen from a list, are taken as they
 * are.
 */
export const typedText = (maximum: number, minimum = 0) =>
  v.pipe(v.string(), v.transform(cleanText), v.minLength(minimum), v.maxLength(maximum));

/** The input schema of a text with lines that people enter. */
export const typedLines = (maximum: number, minimum = 0) =>
  v.pipe(v.string(), v.transform(cleanLines), v.minLength(minimum), v.maxLength(maximum));
