/** Arabic to Myanmar, Khmer and Mongolian: scripts in which a joiner between two letters changes how they are written. */
const joining = '(?=[\\p{L}\\p{M}])[\\u0600-\\u109f\\u1780-\\u18af]';
const virama = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca\\u1039\\u17d2]';
const emoji = '\\p{Extended_Pictographic}';

/** Invisible characters in the places where they change how the text looks. */
const visibleUses = [
  `(?<=${joining})[\\u200c\\u200d](?=${joining})|(?<=${virama})[\\u200c\\u200d]`,
  `(?<=[${emoji}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=${emoji})`,
  `(?<=${emoji})[\\ufe0e\\ufe0f]|\\ufe0f(?=\\u20e3)`,
  '(?<=\\p{scx=Hani})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]|(?<=\\p{scx=Mong})[\\u180b-\\u180d\\u180f]',
].join('|');

/**
 * Control characters, characters that change the direction or take no space, and those that no text has. NUL is kept:
 * no valid input has it, and it is rejected where texts are stored.
 */
const invisible = new RegExp(
  `(${visibleUses})|(?!\\0)[\\p{Cc}\\p{Cs}\\p{DI}\\u2028\\u2029\\ufff9-\\ufffb\\ufffe\\uffff]`,
  'gu',
);

/** Removes invisible characters, including line breaks and tabs. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '$1');

/**
 * A text of one line as people see it: composed (NFC), without invisible characters, and with single spaces in place
 * of blanks of any kind, none of them around it.
 */
export const cleanText = (text: string): string =>
  withoutInvisible(text.replace(/[\t-\r\u0085\p{Z}\u2800]+/gu, ' '))
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The same for a text with lines. Each line break is one `\n`. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n|[\n-\r\u0085\u2028\u2029]/)
    .map(cleanText)
    .join('\n')
    .trim();
