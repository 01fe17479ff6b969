import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { Workers } from './jobs/start-jobs.ts';
import { noteUnsent } from './modules/applications/application-email.service.ts';
import { mailWorker } from './modules/mail/mail-worker.ts';
import { createToken } from './identity/one-time-link.ts';
import { mailerOf } from './outbound/mailer-of-settings.ts';
import type { Mailer } from './outbound/mailer.ts';
import type { TenantDirectory } from './tenants/directory.ts';
import { defaultInvitationHours } from './tenants/tenant-defaults.ts';

export interface WorkersDeps {
  readonly db: Database;
  readonly tenants: Pick<TenantDirectory, 'all'>;
  readonly config: Config;
  /** Default the one of the settings. */
  readonly mailer?: Mailer;
}

/** Who does which kind of work that left its request. */
export const workersOf = ({ db, tenants, config, mailer = mailerOf(config) }: WorkersDeps): Workers => ({
  mail: mailWorker({
    db,
    tenants,
    config,
    mailer,
    note: noteUnsent,
    makeToken: ({ id, settings }, link) => {
      const goodFor = (settings.InvitationHours ?? defaultInvitationHours) * 3600_000;
      return db.inTenant(id, (trx) => createToken(trx, { tenant: id, ...link, goodFor }));
    },
  }),
});
