/* Fixed, because a new version of `Intl` might change them. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A moment, and the IANA time zone in which it is shown. */
export interface ZonedDate {
  readonly date: Date;
  /** Default: the zone of the browser. */
  readonly timeZone?: string | undefined;
}

/** `09 Mar 2026`. */
export function formatDay(zonedDate: ZonedDate): string {
  const { day, month, year } = partsOf(zonedDate, { day: '2-digit', month: 'numeric', year: 'numeric' });
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** `09:30`. */
export function formatTime(zonedDate: ZonedDate): string {
  const { hour, minute } = partsOf(zonedDate, { hour: '2-digit', minute: '2-digit' });
  return `${hour}:${minute}`;
}

/** `21 Nov 2026 09:30`. */
export const formatMoment = (zonedDate: ZonedDate): string =>
  `${formatDay(zonedDate)} ${formatTime(zonedDate)}`;

function partsOf({ date, timeZone }: ZonedDate, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    ...options,
  });
  const parts = format.formatToParts(date).map(({ type, value }) => [type, value] as const);
  return Object.fromEntries(parts) as Partial<Record<Intl.DateTimeFormatPartTypes, string>>;
}
