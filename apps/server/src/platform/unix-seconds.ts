import { sql, type RawBuilder } from 'kysely';

/** A moment as calls contain it. */
export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** SQL for a column as unix seconds, as in files and replies (OP-243). A cast alone would round up, into the future. */
export const secondsText = (column: string): string => `floor(extract(epoch from ${column}))::bigint`;
export const seconds = <Value extends number | null = number | null>(column: string): RawBuilder<Value> =>
  sql.raw(secondsText(column));
