const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar in the form `YYYY-MM-DD`, in a year of four digits. */
export function readsAsDate(text: string): boolean {
  if (!WRITTEN.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** `2026-03-09` as `09 Mar 2026`; what is no date stays as it is. */
export function formatDay(text: string): string {
  if (!readsAsDate(text)) return text;
  const month = MONTHS[Number(text.slice(5, 7)) - 1] ?? '';
  return `${text.slice(8)} ${month} ${text.slice(0, 4)}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
