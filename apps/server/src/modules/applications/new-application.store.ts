import { SigningMode } from '@portal/api/contract';
import type { Insertable } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Schema } from '../../platform/db/schema.ts';

type NewApplication = Omit<Insertable<Schema['application']>, 'mode'>;

/** Stores an empty application; the database assigns its number. */
export const storeApplication = (trx: Trx, application: NewApplication) =>
  trx
    .insertInto('application')
    .values({ ...application, mode: SigningMode.online })
    .returning(['id', 'guid'])
    .executeTakeFirstOrThrow();
