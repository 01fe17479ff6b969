import { sql } from 'kysely';
import type { Database, Trx } from '../../db/connect.ts';
import { run } from '../../db/run.ts';
import type { ExportedColumn } from '../csv-answer.ts';
import type { TableQuery } from '../table-query.ts';
import { seconds } from '../../unix-seconds.ts';

export interface Guest {
  readonly id: number;
  readonly name: string;
  readonly team: string | null;
  /** Unix seconds. */
  readonly arrived: number | null;
}

/** A row of the reply. */
export interface GuestRow {
  readonly GuestId: number;
  readonly Name: string;
  readonly Arrived: number | null;
}

export type GuestSort = 'Name' | 'Arrived';

/** A list as a module would declare it. */
export const guestList: TableQuery<GuestRow, GuestSort> = {
  from: sql`guest`,
  fields: sql`id as "GuestId", name as "Name", ${seconds('arrived_at')} as "Arrived"`,
  searched: [sql`fold_text(name)`, sql`fold_text(team)`],
  sorts: { Name: sql`name collate "C"`, Arrived: sql`arrived_at` },
  key: sql`id`,
};

export const guestColumns: readonly ExportedColumn[] = [
  { heading: 'ID', kind: 'number', value: sql`id` },
  { heading: 'Name', kind: 'text', value: sql`name` },
  { heading: 'Arrived', kind: 'date', value: seconds('arrived_at') },
];

/** A table of guests with an index for its default order. */
export const makeGuestTable = (db: Database): Promise<void> =>
  db.system((trx) =>
    run(trx, [
      `create table guest (tenant_id text not null references tenant, id integer not null, name text not null,
        team text, arrived_at timestamptz, primary key (tenant_id, id))`,
      `create index guest_arrived on guest (tenant_id, arrived_at desc nulls last, id desc)`,
      `alter table guest enable row level security`,
      `create policy one_tenant on guest using (tenant_id = current_setting('portal.tenant', true))`,
      `grant select, insert, update, delete on guest to portal_app`,
    ]),
  );

export const storeGuests = (trx: Trx, tenant: string, guests: readonly Guest[]): Promise<unknown> =>
  sql`insert into guest (tenant_id, id, name, team, arrived_at)
    select ${tenant}, id, name, team, to_timestamp(arrived)
    from json_to_recordset(${JSON.stringify(guests)}::json) as given (id int, name text, team text, arrived bigint)
    on conflict (tenant_id, id) do update set name = excluded.name, team = excluded.team,
      arrived_at = excluded.arrived_at`.execute(trx);

export const dropGuest = (trx: Trx, id: number): Promise<unknown> =>
  sql`delete from guest where id = ${id}`.execute(trx);
