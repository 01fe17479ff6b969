/** Rows of an area of the requirements, numbered from 1, and whether each has to be named by a test by now. */
export interface Area {
  readonly name: string;
  readonly rows: number;
  readonly due: boolean;
}

/** Reads `AREA count`, perhaps with `due`, a line; throws at the first line that is none. */
export function parseAreas(text: string): readonly Area[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, name, rows, due] = /^([A-Z]+) (\d+)( due)?$/.exec(line) ?? [];
      if (!name || !rows) throw new Error(`“${line}” is no area: AREA, how many rows, and perhaps “due”.`);
      return { name, rows: Number(rows), due: due !== undefined };
    });
}

const row = String.raw`[A-Z]+-\d{3}`;
const named = new RegExp(String.raw`\(((?:${row}(?: to ${row})?(?:, )?)+)\)['"\`]`, 'g');

/**
 * The rows at the end of the titles of a file's tests, as in `'… finds them all (LIST-048, LIST-083)'`; those from one to
 * another as in `(LIST-048 to LIST-052)`.
 */
export const rowsOf = (source: string): readonly string[] =>
  [...source.matchAll(named)].flatMap(([, ids = '']) =>
    ids
      .split(', ')
      .flatMap(fromTo)
      .filter((id) => !isDecision(id)),
  );

function fromTo(range: string): readonly string[] {
  const [first = '', last = first] = range.split(' to ');
  const [area, from] = first.split('-');
  const count = Number(last.split('-')[1]) - Number(from) + 1;
  return Array.from({ length: count }, (_, index) => idOf(area ?? '', Number(from) + index));
}

/** Decisions fill what the rows leave open, and are named beside them. */
const isDecision = (id: string) => id.startsWith('OP-');

export interface RowsReport {
  readonly lines: readonly string[];
  /** Due rows that no test names, and names of rows that do not exist. */
  readonly mistakes: readonly string[];
}

/** Compares the areas with what the tests name. */
export function reportRows(areas: readonly Area[], tested: ReadonlySet<string>): RowsReport {
  const all = areas.map((area) => ({ ...area, ids: idsOf(area) }));
  const known = new Set(all.flatMap(({ ids }) => ids));
  const mistakes = [
    ...all
      .filter(({ due }) => due)
      .flatMap(({ ids }) => ids.filter((id) => !tested.has(id)))
      .map((id) => `${id} is due and no test names it`),
    ...[...tested].filter((id) => !known.has(id)).map((id) => `${id} is no row`),
  ];
  const table = all.map(({ name, due, ids }) => {
    const covered = ids.filter((id) => tested.has(id)).length;
    return line(name, covered, ids.length - covered, due ? 'due' : '');
  });
  return { lines: ['area      named   open', ...table, ...mistakes], mistakes };
}

const idOf = (area: string, number: number) => `${area}-${String(number).padStart(3, '0')}`;
const idsOf = ({ name, rows }: Area) => Array.from({ length: rows }, (_, index) => idOf(name, index + 1));
const line = (area: string, covered: number, open: number, note: string) =>
  `${area.padEnd(8)} ${String(covered).padStart(6)} ${String(open).padStart(6)}   ${note}`.trimEnd();
