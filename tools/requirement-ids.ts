/** The id of a row, as `LIST-048`. */
export const requirementId = (area: string, number: number): string =>
  `${area}-${String(number).padStart(3, '0')}`;

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
function expand(range: string): readonly string[] {
  const [[area = '', first] = [], [, last] = []] = range.split(' to ').map((end) => end.split('-'));
  const count = Number(last ?? first) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => requirementId(area, Number(first) + index));
}
