import { enableRowLevelSecurity, run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Checks outside of any application. Companies and individuals share one series of numbers, which each tenant has for itself; a
 * report's address is a key of its own, so that a number tells nobody where a report lies.
 */
const verifications = [
  `create table verification (
    tenant_id text not null references tenant on delete cascade, number integer not null,
    service text not null check (service in ('company', 'individual')), type text,
    subject_name text, company_number text, mobile text,
    requester_id text not null, requester_name text, requested_at timestamptz not null default now(),
    status text not null check (status in ('Pending', 'Complete', 'Passed', 'Failed')),
    answered_at timestamptz, result text, verified_name text,
    provider text, provider_reference text, sanctions_result text, reference text,
    report_key uuid, report_name text, report jsonb,
    primary key (tenant_id, number),
    check ((report is null) = (report_key is null)),
    check ((type is null) = (service = 'company')))`,
  // In the order of the list: a page is read from it and nothing else.
  `create index verification_newest on verification (tenant_id, service, number desc nulls last)`,
  `create unique index verification_report on verification (tenant_id, report_key)`,
];

/** The last number of each tenant, and how many verifications there are: counting them would go over them all. */
const totals = [
  `create table verification_total (
    tenant_id text primary key references tenant on delete cascade, last_number integer not null,
    company integer not null default 0, individual integer not null default 0)`,
];

export const verificationTables: Migration = {
  name: '0020-verifications',
  up: (trx) =>
    run(trx, [
      ...verifications,
      ...totals,
      ...enableRowLevelSecurity('verification'),
      ...enableRowLevelSecurity('verification_total'),
    ]),
};
