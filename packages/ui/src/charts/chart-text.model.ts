const full = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('en-AU', { notation: 'compact', maximumFractionDigits: 1 });
const vast = new Intl.NumberFormat('en-AU', { notation: 'scientific', maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-AU', { style: 'percent', maximumFractionDigits: 0 });
const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/** `1,250`: every digit, for the table. */
export function fullFigure(value: number): string {
  return full.format(value);
}

/** `1,250` as it is, `1.3M` from ten thousand on, `3.9e24` for what no name fits: short enough to stand at a bar. */
export function shortFigure(value: number): string {
  const size = Math.abs(value);
  return (size < 10_000 ? full : size < 1e15 ? short : vast).format(value);
}

/** `43%`; what is there and rounds to nothing is `<1%`, what is not all of it is `>99%`. */
export function shareText(value: number, total: number): string {
  const share = total > 0 ? Math.max(0, value) / total : 0;
  if (share > 0 && share < 0.005) return '<1%';
  if (share < 1 && share >= 0.995) return '>99%';
  return percent.format(share);
}

const NARROW = /[iljtfrI.,:;'’|!() -]/;
const WIDE = /[MWmw@%&…—]/;
const CAPITAL = /\p{Lu}/u;
const LATIN = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}\p{P}\p{Zs}]$/u;

/** The least width, in em, that a text surely fits in; a drawing cannot ask the page before there is one. */
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

/** The whole text, or as much of it as fits into `room` em, with an ellipsis; never half a character. */
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

/** A text that may run the other way keeps its direction to itself. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
