export interface FeedItem {
  id: string | number;
  /** What happened, as one sentence. */
  text: string;
  at: Date;
  /** Only for outcomes; the text says the same. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined;
}

/** Newest first; what happened at the same moment keeps its order. */
export function newestFirst<Item extends FeedItem>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `D MMM YYYY HH:mm` in the reader's own time zone. */
export function feedTime(at: Date): string {
  const clock = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return `${at.getDate()} ${MONTHS[at.getMonth()] ?? ''} ${at.getFullYear()} ${clock}`;
}
