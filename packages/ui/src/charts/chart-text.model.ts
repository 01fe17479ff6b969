const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const NARROW = /[iljtfrI.,:;'’|!() -]/;
const WIDE = /[MWmw@%&…—]/;
const CAPITAL = /\p{Lu}/u;
const LATIN = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}\p{P}\p{Zs}]$/u;

/** A width in em that surely fits the text. The page cannot measure it before there is a drawing. */
export function textWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
  return width;
}

function graphemeWidth(grapheme: string): number {
  if (NARROW.test(grapheme)) return 0.4;
  if (WIDE.test(grapheme)) return 1;
  if (CAPITAL.test(grapheme)) return 0.76;
  return LATIN.test(grapheme) ? 0.66 : 1.4;
}

/** The text, shortened to `room` em with an ellipsis, never within a character. */
export function shortened(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let kept = '';
  let width = textWidth('…');
  for (const { segment } of graphemes.segment(text)) {
    width += graphemeWidth(segment);
    if (width > room) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\u202a-\u202e]/u;

/** Isolates the direction of a right-to-left text. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
