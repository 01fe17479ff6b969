import type { Migration } from './migration.ts';
import { enableRowLevelSecurity, run } from '../tenant-table.ts';

/** Addresses that the people of an application came from, with what was found out about them. */
export const applicationIps: Migration = {
  name: '0009-application-ips',
  up: (trx) =>
    run(trx, [
      `create table application_ip (
        tenant_id text not null, application_id integer not null references application on delete cascade,
        position smallint not null, user_state text not null, applicant_name text not null, address inet not null,
        isp_name text, is_vpn boolean not null, seen_at timestamptz,
        primary key (application_id, position))`,
      ...enableRowLevelSecurity('application_ip'),
    ]),
};
