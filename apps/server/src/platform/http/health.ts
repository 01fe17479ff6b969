import { setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { Database } from '../db/connect.ts';
import { hasEveryMigration } from '../db/migrate.ts';
import type { AppEnv } from './app-env.ts';
import { openRoute } from './guards.ts';

/** How long the database may take to respond before the server counts as not ready. */
const timeoutMs = 1000;

/**
 * The conditions of a ready server.
 * - `running`: the server is not stopping
 * - `database`: the database responds
 * - `migrations`: every migration of this version is applied
 * - `jobs`: the workers have started, and reach the queue
 */
export const readinessChecks = ['running', 'database', 'migrations', 'jobs'] as const;
export type ReadinessCheck = (typeof readinessChecks)[number];

export interface HealthSources {
  readonly db: Database;
  /** Default never. */
  readonly stopping?: (() => boolean) | undefined;
  /** Default true: an app without a server has no workers. */
  readonly jobsWorking?: (() => boolean) | undefined;
}

/** The failed conditions; empty if the server is ready. Without the database the state of the migrations is unknown. */
export async function failedChecks({
  db,
  stopping = () => false,
  jobsWorking = () => true,
}: HealthSources): Promise<readonly ReadinessCheck[]> {
  if (stopping()) return ['running'];
  const migrated = await withinTimeout(hasEveryMigration(db));
  if (migrated === undefined) return ['database'];
  return [...(migrated ? [] : (['migrations'] as const)), ...(jobsWorking() ? [] : (['jobs'] as const))];
}

/** `live` while the process runs, `ready` while no condition fails. */
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

/** The value, or undefined after a failure or the timeout. */
const withinTimeout = <T>(answer: Promise<T>): Promise<T | undefined> =>
  Promise.race([answer.catch(() => undefined), pause(timeoutMs, undefined, { ref: false })]);
