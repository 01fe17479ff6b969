/** The ids of the rows of an area, as `48` or `48-52`. */
export function idsOf(area: string, rows: string): readonly string[] {
  const [first = 0, last = first] = rows.split('-').map(Number);
  const idOf = (row: number) => `${area}-${String(row).padStart(3, '0')}`;
  return Array.from({ length: last - first + 1 }, (_, index) => idOf(first + index));
}

const id = String.raw`[A-Z]+-\d{3}`;
/** Ids at the end of a title: `(LIST-048, LIST-083)` or `(LIST-048 to LIST-052)`. */
const namedIds = new RegExp(String.raw`^(.*?)\s*\(((?:${id}(?: to ${id})?(?:, )?)+)\)$`, 's');

export interface Title {
  /** The title without the ids. */
  readonly sentence: string;
  /** Requirements, as `LIST-048`. */
  readonly rows: readonly string[];
  /** Decisions, as `OP-250`. */
  readonly decisions: readonly string[];
}

/** Reads the requirements and decisions that the title of a test names. */
export function parseTitle(title: string): Title {
  const [, sentence = title, list = ''] = namedIds.exec(title) ?? [];
  const ids = list ? list.split(', ').flatMap(expand) : [];
  const isDecision = (named: string) => named.startsWith('OP-');
  return { sentence, rows: ids.filter((named) => !isDecision(named)), decisions: ids.filter(isDecision) };
}

/** Every id of `LIST-001 to LIST-003`, or of a single id. */
const expand = (range: string): readonly string[] =>
  idsOf(range.split('-')[0] ?? '', range.replace(/ to [A-Z]+/, '').replace(/^[A-Z]+-/, ''));
