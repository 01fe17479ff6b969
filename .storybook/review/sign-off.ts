import type { ReviewRecord, StateRecord } from '../../tools/review/records.ts';

/** Where the review of a state stands. A picture that changed after it was reviewed has to be reviewed again. */
export type SignOff = 'accepted' | 'changes-wanted' | 'changed' | 'none';

export function signOffOf(review: ReviewRecord | null): SignOff {
  if (!review) return 'none';
  return review.Changed ? 'changed' : review.Status;
}

export function signOffText(review: ReviewRecord | null): string {
  if (!review) return 'Not reviewed';
  if (review.Changed) return `Changed since ${dateText(review.At)}`;
  if (review.Status === 'changes-wanted') return `Changes wanted by ${review.By}`;
  return `Accepted by ${review.By}, ${dateText(review.At)}`;
}

/** The choices of 'Show'. */
export const shows = [
  { value: 'all', label: 'All' },
  { value: 'not-signed-off', label: 'Not signed off' },
  { value: 'changes-wanted', label: 'Changes wanted' },
  { value: 'changed', label: 'Changed since sign-off' },
] as const;

export type Show = (typeof shows)[number]['value'];

export function isShown({ Review }: StateRecord, show: Show): boolean {
  const signOff = signOffOf(Review);
  if (show === 'all') return true;
  return show === 'not-signed-off' ? signOff !== 'accepted' : signOff === show;
}

const format = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** As `21 Nov 2026`. */
const dateText = (date: string) => format.format(Date.parse(date));
