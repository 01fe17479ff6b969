export type DatePart = 'day' | 'month' | 'year';

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is an existing day in the form `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  if (!WRITTEN.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** `2026-03-09` as `09 Mar 2026`; other texts stay as they are. */
export function formatDay(text: string): string {
  return isIsoDate(text) ? inWords(text) : text;
}

/** `2026-02-30` as `30 Feb 2026`, even if the day does not exist. */
export function inWords(text: string): string {
  const month = monthNames[Number(text.slice(5, 7)) - 1]?.slice(0, 3) ?? text.slice(5, 7);
  return `${text.slice(8)} ${month} ${text.slice(0, 4)}`;
}

/** English names, accepted in every language when a date is typed or pasted (TEXTS-020). */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
);

/** Number of the only month whose name starts with `beginning`, such as 4 for `ap`; otherwise undefined. */
export function findMonth(beginning: string): number | undefined {
  const sought = beginning.toLowerCase();
  const found = monthNames.filter((name) => name.toLowerCase().startsWith(sought));
  return found.length === 1 ? monthNames.indexOf(found[0] ?? '') + 1 : undefined;
}
