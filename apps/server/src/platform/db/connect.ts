import { referenceCapacity } from '../../config/work-classes.ts';
import type { Database } from './database.ts';
import { sealerFor, type KeyOptions } from './data-key.ts';
import { openFolder } from './embedded-database.ts';
import type { DatabaseTimeouts } from '../../config/database-timeouts.ts';
import { connectPostgres } from './postgres-database.ts';

export type { Database } from './database.ts';
export { databaseOnPglite } from './embedded-database.ts';
export { connectPostgres } from './postgres-database.ts';
export type { Trx } from './schema.ts';

/** The URL of a PostgreSQL server, or the folder of the embedded database, which is used without a URL. */
export interface ConnectOptions extends KeyOptions {
  /** Timeouts of requests. Default `requestTimeouts`. */
  readonly timeouts?: DatabaseTimeouts;
  /** Maximum connections to a server. Default 20. */
  readonly connections?: number;
}

export async function connect(options: ConnectOptions): Promise<Database> {
  return options.databaseUrl
    ? connectPostgres(
        options.databaseUrl,
        options.connections ?? referenceCapacity.connections,
        sealerFor(options),
        options.timeouts,
      )
    : openFolder(options);
}
