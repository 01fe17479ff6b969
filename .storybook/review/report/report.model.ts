import type { ReviewRecordFile, StateResult } from '../../../tools/review/result.ts';
import type { ShownState } from '../../../tools/review/report-data.ts';
import type { Mark } from './use-report-address.ts';

/** As `0.07 %`; what is less than 0.01 % is not nothing. */
export function shareText(share: number): string {
  const percent = share * 100;
  return percent > 0 && percent < 0.01 ? '< 0.01 %' : `${percent.toFixed(2)} %`;
}

/** The most changed look of a state. */
export const largest = ({ Looks }: ShownState): StateResult | undefined =>
  Looks.toSorted((one, other) => other.Share - one.Share)[0];

export const sizeText = ({ Summary }: ReviewRecordFile): string =>
  [
    `${Summary.Changed} changed, ${Summary.New} new, ${Summary.Removed} removed`,
    ...(Summary.Renamed ? [`${Summary.Renamed} renamed`] : []),
    `${Summary.Unchanged} unchanged`,
  ].join(', ');

/** States whose id, story or requirement contains the text. */
export function findStates(states: readonly ShownState[], text: string): readonly ShownState[] {
  const wanted = text.trim().toLowerCase();
  return states.filter(({ Id, Story, Rows }) =>
    [Id, Story, ...Rows].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** The commands that write what was marked; one line for each kind of mark. */
export function commandOf(marks: ReadonlyMap<string, Mark>, report: string): string {
  const states = (mark: Mark) => [...marks].filter(([, other]) => other === mark).map(([id]) => id);
  const accepted = states('accept');
  return [
    ...(accepted.length ? [`pnpm review --accept ${accepted.join(',')} --from ${report}`] : []),
    ...states('changes').map((id) => `pnpm review --wants-changes ${id} --note "…" --from ${report}`),
  ].join('\n');
}
