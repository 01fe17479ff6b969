import { inWords, monthNames, type DatePart } from './date-field.model.ts';

/** Parts that an error names. */
interface NamedParts {
  readonly name: string;
  readonly parts: readonly DatePart[];
}

const english = (parts: readonly string[]) => {
  const [first = '', second = '', third = ''] = parts;
  if (parts.length < 3) return parts.join(' and ');
  return `${first}, ${second} and ${third}`;
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const dateFieldTexts = {
  /** The name of the field in its errors, if its label is not a text. */
  errorName: 'Date',
  /** Error of a date that lacks its day, month or year. */
  missingText: ({ name, parts }: NamedParts) =>
    `${name} must include ${english(parts.map((part) => `a ${part}`))}`,
  /** Error of a date that does not exist, such as 30 February. */
  noSuchDayText: ({ name, day }: { name: string; day: string }) =>
    `${name} must be a day that exists: there is no ${day}`,
  /** A date that does not exist; `text` is `YYYY-MM-DD`. */
  noSuchDay: ({ text }: { text: string }) => inWords(text),
  /** Error after a text was pasted that is not a date. */
  unreadableText: ({ name, example }: { name: string; example: string }) =>
    `${name} was not changed: paste a date such as ${example}`,
  /** Error of a date before the first allowed day. */
  tooEarlyText: ({ name, day }: { name: string; day: string }) => `${name} must be ${day} or later`,
  /** Error of a date after the last allowed day. */
  tooLateText: ({ name, day }: { name: string; day: string }) => `${name} must be ${day} or earlier`,
  /** Hint while the field is empty: the segments in their order. */
  emptyHint: ({ parts }: { parts: readonly DatePart[] }) => capitalised(english(parts)),
  /** Hint while the field is empty, on touch screens. */
  touchHint: 'Choose a day',
  /** Name of the segment of the day. */
  dayName: 'Day',
  /** Name of the segment of the month. */
  monthName: 'Month',
  /** Name of the segment of the year. */
  yearName: 'Year',
  /** In the empty segment of the day. */
  dayPlaceholder: 'dd',
  /** In the empty segment of the month. */
  monthPlaceholder: 'mm',
  /** In the empty segment of the year. */
  yearPlaceholder: 'yyyy',
  /** Read out for an empty segment. */
  emptyText: 'Empty',
  /** Read out for the segment of the month. */
  monthValue: ({ month }: { month: number }) => {
    const name = monthNames[month - 1];
    return name === undefined ? String(month) : `${month} ${name}`;
  },
} as const;
