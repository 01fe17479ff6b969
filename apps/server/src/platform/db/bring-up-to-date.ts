import { sql } from 'kysely';
import { StartError } from '../../config/start-error.ts';
import { codeOf } from '../observability/failure.ts';
import type { Database } from './connect.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { keepAuditDays } from '../history/prune-audit.ts';
import { withMigrationLock, migrate, migrationState } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { selectValue } from './select-value.ts';

export interface UpToDateOptions {
  /** Also accepts a schema of a newer version, which the release before it supports. Default false. */
  readonly newerSchema?: boolean;
  /** Audit retention, set if this user owns the database. Default unchanged. */
  readonly auditDays?: number;
  readonly all?: readonly Migration[];
}

/** Applies pending migrations, as the first contact with the database. */
export function bringUpToDate(
  db: Database,
  { newerSchema = false, auditDays, all = migrations }: UpToDateOptions = {},
): Promise<readonly string[]> {
  return withConnectionErrors(db, async () => {
    const { pending, unknown } = await migrationState(db, all);
    if (unknown.length > 0 && !newerSchema)
      throw new StartError(
        `The database has had migrations that this version does not know (${unknown.join(', ')}); run the version that brought them, or set PORTAL_NEWER_SCHEMA=1 for the one just before it.`,
      );
    if (pending.length > 0 && !(await mayChange(db)))
      throw new StartError(
        `The database lacks ${pending.map(({ name }) => name).join(', ')}, and the user of DATABASE_URL may not change it; run pnpm db:migrate first.`,
      );
    const applied = await migrate(db, all);
    if (auditDays !== undefined) await withMigrationLock(db, () => keepAuditDays(db, auditDays));
    return applied;
  });
}

/** Turns connection and permission errors into one sentence without the password. */
export async function withConnectionErrors<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (db.kind === 'pglite') return work();
  // Whatever fails here is the connection: an address, a certificate, a password, a pooler.
  await db.session(async () => undefined).catch((error: unknown) => unusable(error));
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === '42501') throw new StartError(permissionAdvice(error));
    return isDatabaseUnavailable(error) ? unusable(error) : Promise.reject(error as Error);
  }
}

function unusable(error: unknown): never {
  const reason = codeOf(error) ?? (error instanceof Error ? error.message : 'unknown');
  throw new StartError(
    `The database of DATABASE_URL cannot be used (${reason}); check the address and that it runs.`,
  );
}

/** PostgreSQL functions that reject creating or granting a role. */
const roleRoutines = new Set<unknown>(['CreateRole', 'check_role_membership_authorization']);

/** What a database user without the permission can do. */
function permissionAdvice(error: unknown): string {
  const { routine, message } = error as { readonly routine?: unknown; readonly message: string };
  return roleRoutines.has(routine)
    ? 'The user of DATABASE_URL may not make the role portal_app; let an administrator run: ' +
        'create role portal_app nologin; grant portal_app to <that user>;'
    : `The user of the database may not do this (${message}). For a user who only serves, run pnpm db:migrate ` +
        'first; what needs the owner of the database takes its address from PORTAL_MIGRATION_URL.';
}

const mayChange = (db: Database): Promise<boolean> =>
  db.system((trx) =>
    selectValue(trx, sql<boolean>`coalesce(has_schema_privilege(current_schema(), 'create'), false)`),
  );
