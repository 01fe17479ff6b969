import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { run } from './run.ts';

/** Tables that belong to no tenant. All others are accessed with the application's role, in one tenant. */
export const sharedTables = [
  'identity_issuer',
  'identity_signing_key',
  'oidc_record',
  'queued_task',
  'seen_proof',
  'tenant_host',
] as const;

/** The schema of the queue library. */
const queueSchema = 'pgboss';

/**
 * Grants a role without ownership what the server needs: it reads and writes data, and can change no table, grant or
 * policy. Does nothing if the grants exist.
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
      // The nightly job anchors the audit log; only a function of the owner, which checks the age, removes lines.
      `revoke all on audit_entry, audit_link, audit_head, audit_anchor from ${name}`,
      `grant select on audit_entry, audit_link, audit_head to ${name}`,
      `grant select, insert on audit_anchor to ${name}`,
      `grant execute on function prune_audit(text, bigint) to ${name}`,
      // The policy lets it move the tasks of all tenants to the queue.
      `drop policy if exists handing_over on queued_task`,
      `create policy handing_over on queued_task to ${name} using (true) with check (true)`,
      `grant select, insert, update, delete on all tables ${inQueue} to ${name}`,
      `grant usage, select on all sequences ${inQueue} to ${name}`,
      `grant execute on all functions ${inQueue} to ${name}`,
    ]);
  });

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
