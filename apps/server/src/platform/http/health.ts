import type { Hono } from 'hono';
import type { Database } from '../db/connect.ts';
import { hasEveryMigration } from '../db/migrate.ts';
import type { AppEnv } from './app-env.ts';
import { openRoute } from './guards.ts';

/** How long the database may take to answer before the server counts as not ready. */
const timeoutMs = 1000;

/**
 * What a server needs before it is sent requests.
 * - `running`: nobody has told it to stop
 * - `database`: its database answers
 * - `migrations`: the database has had every migration that this version knows
 * - `jobs`: it has begun to work off what requests leave behind, once since its start
 */
export const readinessChecks = ['running', 'database', 'migrations', 'jobs'] as const;
export type ReadinessCheck = (typeof readinessChecks)[number];

export interface HealthSources {
  readonly db: Database;
  /** Default never. */
  readonly stopping?: (() => boolean) | undefined;
  /** Default yes: whoever mounts an app alone works off nothing. */
  readonly jobsBegun?: (() => boolean) | undefined;
}

/** What a server lacks; nothing while it is ready. While its database is away nobody knows of its migrations. */
export async function failedChecks({
  db,
  stopping = () => false,
  jobsBegun = () => true,
}: HealthSources): Promise<readonly ReadinessCheck[]> {
  if (stopping()) return ['running'];
  const migrated = await withinTimeout(hasEveryMigration(db));
  if (migrated === undefined) return ['database'];
  return [...(migrated ? [] : (['migrations'] as const)), ...(jobsBegun() ? [] : (['jobs'] as const))];
}

/** For whoever watches the process: live while it runs, ready while it lacks nothing. */
export function mountHealth(app: Hono<AppEnv>, sources: HealthSources): void {
  openRoute(app, 'GET', '/health/live', (c) => {
    return c.text('live');
  });
  openRoute(app, 'GET', '/health/ready', async (c) => {
    c.header('Cache-Control', 'no-store');
    const missing = await failedChecks(sources);
    if (missing.length === 0) return c.text('ready');
    c.header('Retry-After', '1');
    return c.text(`not ready: ${missing.join(', ')}`, 503);
  });
}

/** An answer that came in time; undefined for a failure as well. */
async function withinTimeout<T>(answer: Promise<T>): Promise<T | undefined> {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), timeoutMs);
  const first = await Promise.race([answer.catch(() => undefined), tooLate]);
  clearTimeout(timer);
  return first;
}
