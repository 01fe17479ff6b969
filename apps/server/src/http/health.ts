import { sql } from 'kysely';
import type { Hono } from 'hono';
import type { Database } from '../db/connect.ts';
import type { AppEnv } from './app-env.ts';
import { declare } from './guards.ts';

/** How long the database may take to answer before the server counts as not ready. */
const patienceMs = 1000;

/** For whoever watches the process: live while it runs, ready while its database answers and until it is told to stop. */
export function mountHealth(app: Hono<AppEnv>, db: Database, stopping: () => boolean = () => false): void {
  app.get(
    '/health/live',
    declare((c) => {
      c.set('route', '/health/live');
      return c.text('live');
    }),
  );
  app.get(
    '/health/ready',
    declare(async (c) => {
      c.set('route', '/health/ready');
      c.header('Cache-Control', 'no-store');
      if (!stopping() && (await answers(db))) return c.text('ready');
      c.header('Retry-After', '1');
      return c.text('not ready', 503);
    }),
  );
}

async function answers(db: Database): Promise<boolean> {
  const question = db
    .system((trx) => sql`select 1`.execute(trx))
    .then(
      () => true,
      () => false,
    );
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patienceMs);
  const answer = await Promise.race([question, tooLate]);
  clearTimeout(timer);
  return answer;
}
