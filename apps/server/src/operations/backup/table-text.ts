/** A value as the database writes it, or nothing. */
export type Cell = string | null;

const written: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const meant = new Map(Object.entries(written).map(([sign, text]) => [text, sign]));

/** A row as COPY has it in its text format: `psql` reads what stands in a backup without the portal, by `\copy`. */
export const lineOf = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => (cell === null ? '\\N' : cell.replace(/[\\\n\r\t]/g, (sign) => written[sign] ?? sign))).join('\t')}\n`;

/** The row of a line, whose end is cut off. */
export const cellsOf = (line: string): readonly Cell[] =>
  line
    .split('\t')
    .map((cell) => (cell === '\\N' ? null : cell.replace(/\\[\\nrt]/g, (text) => meant.get(text) ?? text)));

/** The lines of a text that comes in parts, some at a time, without their ends. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let begun = '';
  for await (const part of bytes) {
    const lines = `${begun}${decoder.decode(part, { stream: true })}`.split('\n');
    begun = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (begun !== '' || decoder.decode() !== '') throw new Error('The last line has no end.');
}
