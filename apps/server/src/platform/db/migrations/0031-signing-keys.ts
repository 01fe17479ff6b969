import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Keys that issuers sign with, one after another, sealed. What stands in `identity_key` is taken over where it is met, and
 * goes with `pnpm keys:rotate`.
 */
export const signingKeys: Migration = {
  name: '0031-signing-keys',
  up: (trx) =>
    run(trx, [
      `create table identity_signing_key (issuer text not null, kid text not null, key_sealed bytea not null,
        signs_from timestamptz not null, primary key (issuer, kid))`,
    ]),
};
