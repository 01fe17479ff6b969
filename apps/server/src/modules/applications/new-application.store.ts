import { SigningMode, type Status } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';

export interface NewApplication {
  readonly tenant: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly location: string;
  readonly group: string;
  readonly status: Status;
  readonly onBehalf: boolean;
}

/** Stores an empty application; the database assigns its number. */
export async function storeApplication(
  trx: Trx,
  { tenant, ownerId, ownerName, location, group, status, onBehalf }: NewApplication,
): Promise<{ readonly id: number; readonly guid: string }> {
  const { rows } = await sql<{ id: number; guid: string }>`
    insert into application
      (tenant_id, owner_global_id, owner_name, location, restriction_group, mode, status,
        created_on_behalf)
    values (${tenant}, ${ownerId}, ${ownerName}, ${location}, ${group}, ${SigningMode.online}, ${status},
      ${onBehalf})
    returning id, guid`.execute(trx);
  const [stored] = rows;
  if (!stored) throw new Error('The application was not stored.');
  return stored;
}
