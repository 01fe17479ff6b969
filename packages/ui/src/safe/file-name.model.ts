/** Control characters, and characters that change the direction, are invisible or break the line. */
const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff\u{e0000}-\u{e007f}]/gu;

/**
 * Returns a file name without folders and without characters that disguise it or that a system rejects; may be empty.
 */
export const cleanFileName = (name: string): string =>
  (
    name
      .toWellFormed()
      .normalize('NFC')
      .split(/[/\\]/)
      .findLast((part) => part.trim() !== '') ?? ''
  )
    .replace(/\s+/g, ' ')
    .replace(unseen, '')
    .replace(/[:*?"<>|]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
