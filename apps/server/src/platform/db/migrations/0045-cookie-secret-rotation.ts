import { run } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Each row holds a signing key and the cookie secret that signs with it from the same moment. The signing key is removed
 * months before the secret is, so it may be null.
 */
export const cookieSecretRotation: Migration = {
  name: '0045-cookie-secret-rotation',
  up: (trx) =>
    run(trx, [
      `alter table identity_signing_key add column cookie_sealed bytea, alter column key_sealed drop not null`,
    ]),
};
