import type { ColumnType } from 'kysely';

/** Read as a `Date`; written as a `Date` or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;
/** The moment of storing, unless one is given. */
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
