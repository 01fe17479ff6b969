import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { run } from './run.ts';

/** Tables that belong to no tenant. All others are reached as the application's role, in one tenant. */
export const sharedTables = [
  'identity_issuer',
  'identity_signing_key',
  'oidc_record',
  'queued_task',
  'seen_proof',
  'tenant_host',
] as const;

/** Where the library that works off tasks keeps them. */
const queueSchema = 'pgboss';

/**
 * Lets a role serve that owns nothing: it reads and writes what the server does, and can change no table, no right and no
 * rule of rows. Nothing happens where it has these rights already.
 */
export const grantServingRole = (db: Database, role: string): Promise<void> =>
  db.system(async (trx) => {
    const name = quoted(role);
    const { rows } = await sql<{ schema: string; owner: string }>`select current_schema() as schema,
      current_user as owner`.execute(trx);
    const [{ schema, owner } = { schema: 'public', owner: '' }] = rows;
    if (role === owner) return;
    const here = quoted(schema);
    const inQueue = `in schema ${queueSchema}`;
    await run(trx, [
      `grant portal_app to ${name}`,
      `grant usage on schema ${here}, ${queueSchema} to ${name}`,
      `grant select on schema_migration to ${name}`,
      `grant select, insert, update, delete on ${sharedTables.join(', ')} to ${name}`,
      // The nightly work anchors the audit; only a function of the owner, which checks the age, removes lines.
      `revoke all on audit_entry, audit_link, audit_head, audit_anchor from ${name}`,
      `grant select on audit_entry, audit_link, audit_head to ${name}`,
      `grant select, insert on audit_anchor to ${name}`,
      `grant execute on function prune_audit(text, bigint) to ${name}`,
      // Its owner hands tasks over past the rule of its rows.
      `drop policy if exists handing_over on queued_task`,
      `create policy handing_over on queued_task to ${name} using (true) with check (true)`,
      `grant select, insert, update, delete on all tables ${inQueue} to ${name}`,
      `grant usage, select on all sequences ${inQueue} to ${name}`,
      `grant execute on all functions ${inQueue} to ${name}`,
    ]);
  });

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
