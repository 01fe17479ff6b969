import type { Corrections, CorrectionsReply, UploadErrors, WrongCell } from '@portal/api/contract';

/** The corrections of a refused upload that the server keeps. */
export interface CorrectionDraft {
  /** Id of the error file. */
  readonly fileId: string;
  readonly fileName: string;
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** Numbers of the rows that are left out. */
  readonly leftOut: readonly number[];
}
type Draft = Pick<CorrectionDraft, 'texts' | 'leftOut'>;
export const cellKey = ({ Row, Column }: Pick<WrongCell, 'Row' | 'Column'>): string => `${Row} ${Column}`;

/** The texts with another one for some cells; the uploaded text is no change. */
export function withText(texts: Draft['texts'], cells: readonly WrongCell[], text: string): Draft['texts'] {
  const changed = Object.fromEntries(
    cells.map((cell) => [cellKey(cell), cell.Value === text ? undefined : text]),
  );
  return { ...texts, ...changed };
}

export const correctionsOf = ({ texts, leftOut }: Draft): Corrections => ({
  Corrections: Object.entries(texts).flatMap(([key, Text]) => {
    const [, Row, Column = ''] = /^(\d+) (.*)$/s.exec(key) ?? [];
    return Text === undefined ? [] : { Row: Number(Row), Column, Text };
  }),
  LeaveOut: [...leftOut],
});

/** The cells that have neither been changed nor left out with their row. */
export const cellsToDo = ({ Problems }: UploadErrors, { texts, leftOut }: Draft): readonly WrongCell[] =>
  Problems.flatMap(({ Repeated, Cells }) => {
    const open = Cells.filter((cell) => texts[cellKey(cell)] === undefined && !leftOut.includes(cell.Row));
    // A text that is left once is no longer repeated.
    const isRepeated = ({ Value }: WrongCell, place: number) =>
      open.findIndex((cell) => cell.Value === Value) !== place;
    return Repeated ? open.filter(isRepeated) : open;
  });

/** Why the sheet cannot be uploaded yet, as a sentence; undefined if it can. */
export function reasonToWait(errors: UploadErrors, draft: Draft): string | undefined {
  if (draft.leftOut.length >= errors.Rows) return 'Every row is left out.';
  const { size } = new Set(cellsToDo(errors, draft).map(({ Row }) => Row));
  return size === 0 ? undefined : `Correct or leave out ${counted(size, 'row')} first.`;
}

/** The wrong texts that a problem has more than once: all of their cells and the first. */
export const sameTexts = ({ Repeated, Cells }: UploadErrors['Problems'][number]) =>
  [...Map.groupBy(Repeated ? [] : Cells, ({ Value }) => Value).values()].flatMap((cells) =>
    cells.length > 1 ? cells.slice(0, 1).map((cell) => ({ cells, cell })) : [],
  );

/** What was stored, and the numbers of the rows that were not. */
export function uploadedText({ Uploaded = 0, LeftOut = 0 }: CorrectionsReply, { leftOut }: Draft): string {
  const uploaded = `${counted(Uploaded, 'application')} uploaded`;
  if (LeftOut === 0) return `${uploaded}.`;
  const numbers = leftOut.toSorted((one, other) => one - other).join(', ');
  return `${uploaded}, ${counted(LeftOut, 'row')} left out. Not uploaded: ${LeftOut === 1 ? 'row' : 'rows'} ${numbers}.`;
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
