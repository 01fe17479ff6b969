import type { Corrections, CorrectionsReply, UploadErrors, WrongCell } from '@portal/api/contract';

/** A refused upload that the server keeps. */
export interface RefusedFile {
  /** Id of the error file. */
  readonly fileId: string;
  readonly fileName: string;
  /** Until when it is kept, in milliseconds. */
  readonly until: number;
}

/** The corrections of a refused upload. */
export interface CorrectionDraft extends RefusedFile {
  /** The changed texts, by `cellKey`. */
  readonly texts: Readonly<Record<string, string>>;
  /** Numbers of the rows that are left out. */
  readonly leftOut: readonly number[];
}

/** How long the server keeps an error file, in milliseconds. */
export const keptMs = 3_600_000;

export function parseDraft(text: string, now: number): CorrectionDraft | undefined {
  if (text === '') return undefined;
  const draft = JSON.parse(text) as CorrectionDraft;
  return draft.until > now ? draft : undefined;
}

export type Draft = Pick<CorrectionDraft, 'texts' | 'leftOut'>;
type Problem = UploadErrors['Problems'][number];

export const cellKey = ({ Row, Column }: Pick<WrongCell, 'Row' | 'Column'>): string => `${Row} ${Column}`;

/** The draft with another text of some cells; the uploaded text is no change. */
export function withText(draft: CorrectionDraft, cells: readonly WrongCell[], text: string): CorrectionDraft {
  const texts = new Map(Object.entries(draft.texts));
  for (const cell of cells)
    if (cell.Value === text) texts.delete(cellKey(cell));
    else texts.set(cellKey(cell), text);
  return { ...draft, texts: Object.fromEntries(texts) };
}

export const withRow = (draft: CorrectionDraft, row: number, leaveOut: boolean): CorrectionDraft => ({
  ...draft,
  leftOut: draft.leftOut.filter((each) => each !== row).concat(leaveOut ? row : []),
});

/** The corrections as they are sent. */
export const correctionsOf = ({ texts, leftOut }: Draft): Corrections => ({
  Corrections: Object.entries(texts).map(([key, Text]) => {
    const space = key.indexOf(' ');
    return { Row: Number(key.slice(0, space)), Column: key.slice(space + 1), Text };
  }),
  LeaveOut: [...leftOut],
});

/** The rows that have neither been corrected nor left out. */
export function rowsToDo({ Problems }: Pick<UploadErrors, 'Problems'>, draft: Draft): ReadonlySet<number> {
  const isOpen = (cell: WrongCell) =>
    draft.texts[cellKey(cell)] === undefined && !draft.leftOut.includes(cell.Row);
  const open = Problems.flatMap(({ Repeated, Cells }) => {
    const left = Cells.filter(isOpen);
    if (!Repeated) return left;
    // A text that is left once is no longer repeated.
    return left.filter(({ Value }, place) => left.findIndex((cell) => cell.Value === Value) !== place);
  });
  return new Set(open.map(({ Row }) => Row));
}

/** Why the sheet cannot be uploaded yet, as a sentence; undefined if it can. */
export function reasonToWait(errors: UploadErrors, draft: Draft): string | undefined {
  if (draft.leftOut.length >= errors.Rows) return 'Every row is left out.';
  const { size } = rowsToDo(errors, draft);
  return size === 0 ? undefined : `Correct or leave out ${rowCount(size)} first.`;
}

/** The wrong texts that a problem has more than once, with their cells. */
export function repeatedTexts({ Repeated, Cells }: Problem): readonly (readonly WrongCell[])[] {
  if (Repeated) return [];
  const byText = Map.groupBy(Cells, ({ Column, Value }) => `${Column} ${Value}`);
  return [...byText.values()].filter((cells) => cells.length > 1);
}

/** The places of the cells at which their row is left out: the first cell of each row. */
export function firstOfRows({ Problems }: UploadErrors): ReadonlySet<WrongCell> {
  const rows = new Map<number, WrongCell>();
  for (const cell of Problems.flatMap(({ Cells }) => Cells))
    if (!rows.has(cell.Row)) rows.set(cell.Row, cell);
  return new Set(rows.values());
}

/** Rows that are left out and have no cell in the list. */
export function unlistedRows({ Problems }: UploadErrors, { leftOut }: Draft): readonly number[] {
  const listed = new Set(Problems.flatMap(({ Cells }) => Cells.map(({ Row }) => Row)));
  return leftOut.filter((row) => !listed.has(row));
}

export const stillWrong = ({ Problems }: UploadErrors): string =>
  `Still wrong: ${counted(Problems.flatMap(({ Cells }) => Cells).length, 'cell')}.`;

/** What was stored, and the numbers of the rows that were not. */
export function uploadedText({ Uploaded = 0, LeftOut = 0 }: CorrectionsReply, { leftOut }: Draft): string {
  const uploaded = `${counted(Uploaded, 'application')} uploaded`;
  if (LeftOut === 0) return `${uploaded}.`;
  const numbers = leftOut.toSorted((one, other) => one - other).join(', ');
  return `${uploaded}, ${rowCount(LeftOut)} left out. Not uploaded: row${LeftOut === 1 ? '' : 's'} ${numbers}.`;
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const rowCount = (count: number) => counted(count, 'row');
