import type { Config } from '../config/config.ts';
import type { Database } from '../platform/db/connect.ts';
import { anchorAudit } from '../platform/history/audit-anchors.ts';
import { sweep } from './retention/sweep.ts';
import { pruneAudit } from '../platform/history/prune-audit.ts';
import { storeActivity } from '../platform/history/activity.store.ts';
import { storeAudit } from '../platform/history/audit.store.ts';
import type { Nightly, Workers } from '../platform/jobs/start-jobs.ts';
import { expireLooks } from '../modules/brand/expire-looks.ts';
import { mailWorker } from '../mail/mail-worker.ts';
import { makeMailedToken } from '../people/passwords/mailed-link.ts';
import { lockInactiveSince } from '../people/sign-in/lock-out.service.ts';
import { mailerOf } from '../platform/outbound/mailer-of-settings.ts';
import type { Mailer } from '../platform/outbound/mailer.ts';
import type { TenantDirectory } from '../platform/tenant.ts';
import { signInLimits } from '../tenants/tenant-defaults.ts';

export interface WorkersDeps {
  readonly db: Database;
  readonly tenants: Pick<TenantDirectory, 'all'>;
  readonly config: Config;
  /** Default: the configured one. */
  readonly mailer?: Mailer;
}

/** The workers of each kind of queued task. */
export const workersOf = ({ db, tenants, config, mailer = mailerOf(config) }: WorkersDeps): Workers => ({
  mail: mailWorker({
    db,
    tenants,
    config,
    mailer,
    note: async (trx, tenant, { application_id: applicationId, link_for: userId }, state) => {
      if (applicationId !== null) await storeActivity(trx, { tenant }, [applicationId], `email-${state}`);
      if (userId !== null)
        await storeAudit(trx, { tenant }, { action: 'invitation-unsent', userId, part: state });
    },
    makeToken: (tenant, link, address) => makeMailedToken(db, tenant, link, address),
  }),
});

const dayMs = 24 * 3600_000;

/** The nightly tasks. */
export const nightlyOf = (
  { db, tenants, config }: Pick<WorkersDeps, 'db' | 'tenants' | 'config'>,
  now = Date.now,
): Nightly => ({
  'keep-audit': async () => {
    for (const { id } of await tenants.all()) {
      await anchorAudit(db, id);
      await pruneAudit(db, id, config.auditDays);
    }
  },
  sweep: async () => {
    const all = await tenants.all();
    await sweep(
      db,
      all.map(({ id }) => id),
      config,
      new Date(now()),
    );
  },
  'expire-looks': async () => {
    for (const { id } of await tenants.all()) await expireLooks(db, id, new Date(now()));
  },
  'lock-inactive': async () => {
    for (const { id, settings } of await tenants.all()) {
      const since = new Date(now() - signInLimits(settings).inactiveDays * dayMs);
      await db.inTenant(id, (trx) => lockInactiveSince(trx, id, since));
    }
  },
});
