import { sql } from 'kysely';
import type { Database, Trx } from '../db/connect.ts';
import { anchorPlace } from '../db/sealer.ts';
import { beginningOf, linkedTo, type StoredLine } from './chain-text.ts';

/** Lines that are read at a time. */
const batch = 2_000;

/** A link, and its line where it is still there. */
export interface LinkedLine {
  readonly seq: number;
  readonly hash: Buffer;
  readonly line: StoredLine | undefined;
}

interface Known {
  readonly seq: number;
  readonly hash: Uint8Array;
}

export interface AuditVerdict {
  readonly tenant: string;
  /** Lines that were looked at. */
  readonly lines: number;
  /** The last link; undefined where nothing was ever written down. */
  readonly last: Known | undefined;
  /** The first thing that is wrong; undefined where the chain is whole. */
  readonly problem: string | undefined;
}

/** Does work that sees one tenant at one moment, the audit's own tables included. */
export async function atOneMoment<T>(
  db: Database,
  tenant: string,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return db.system(async (trx) => {
    await sql`set transaction isolation level repeatable read`.execute(trx);
    await enter(trx, tenant);
    return work(trx);
  });
}

const enter = (trx: Trx, tenant: string) =>
  sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);

/** The chain of a tenant, oldest first. */
export async function* chainOf(trx: Trx, tenant: string): AsyncGenerator<LinkedLine, void, undefined> {
  for (let after = 0; ;) {
    const { rows } = await sql<StoredLine & { seq: number; hash: Uint8Array; id: number | null }>`
      select link.seq, link.hash, entry.id, entry.tenant_id,
        to_char(entry.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, entry.actor_id,
        entry.action, entry.user_id, entry.application_id, entry.part, entry.details::text as details
      from audit_link as link left join audit_entry as entry on entry.id = link.entry_id
      where link.tenant_id = ${tenant} and link.seq > ${after} order by link.seq limit ${batch}`.execute(trx);
    for (const { seq, hash, ...line } of rows)
      yield { seq, hash: Buffer.from(hash), line: line.id === null ? undefined : line };
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
  }
}

/** Receipts of earlier verifications: a link as it was then. */
export type Receipts = readonly Known[];

/** Goes over the chain of a tenant: every line as it was written, none missing, none added, none moved, the last one the last. */
export async function verifyAudit(
  db: Database,
  tenant: string,
  receipts: Receipts = [],
): Promise<AuditVerdict> {
  return atOneMoment(db, tenant, async (trx) => {
    const anchors = await trx
      .selectFrom('audit_anchor')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .orderBy('seq')
      .execute();
    const forged = anchors.find(
      ({ seq, hash, sealed }) => !isOfThisServer(db, tenant, { seq, hash }, sealed),
    );
    const known = new Map<number, Uint8Array>([...anchors, ...receipts].map(({ seq, hash }) => [seq, hash]));
    let lines = 0;
    let last: Known | undefined;
    const verdict = (problem: string | undefined): AuditVerdict => ({ tenant, lines, last, problem });
    if (forged) return verdict(`the anchor at line ${forged.seq} was not made by this server`);
    for await (const { seq, hash, line } of chainOf(trx, tenant)) {
      const before = last ?? startBefore(tenant, seq, known);
      if (!before) return verdict(`the lines before line ${seq} are missing`);
      if (seq !== before.seq + 1) return verdict(`line ${before.seq + 1} is missing`);
      if (!line) return verdict(`line ${seq} was removed`);
      if (line.tenant_id !== tenant || !linkedTo(before.hash, line).equals(hash))
        return verdict(`line ${seq} is not what was written`);
      const expected = known.get(seq);
      if (expected && !hash.equals(expected)) return verdict(`line ${seq} was written anew`);
      last = { seq, hash };
      lines += 1;
    }
    const head = await headOf(trx, tenant);
    const end = Math.max(head?.seq ?? 0, ...known.keys());
    // Where everything was too old to be kept, the last anchor is the end.
    const reached =
      last ?? (known.has(end) ? { seq: end, hash: known.get(end) ?? beginningOf(tenant) } : undefined);
    if ((reached?.seq ?? 0) < end) return verdict(`the lines after line ${reached?.seq ?? 0} are missing`);
    if (reached && (!head || !Buffer.from(head.hash).equals(reached.hash)))
      return verdict(`line ${reached.seq} is not the last that was written`);
    last = reached;
    if (await hasUnlinked(trx, tenant))
      return verdict('there are lines that were never written down by the portal');
    return verdict(undefined);
  });
}

/** What stands before the first line that is kept. */
function startBefore(
  tenant: string,
  first: number,
  known: ReadonlyMap<number, Uint8Array>,
): Known | undefined {
  if (first === 1) return { seq: 0, hash: beginningOf(tenant) };
  const hash = known.get(first - 1);
  return hash && { seq: first - 1, hash };
}

const headOf = (trx: Trx, tenant: string): Promise<Known | undefined> =>
  trx.selectFrom('audit_head').select(['seq', 'hash']).where('tenant_id', '=', tenant).executeTakeFirst();

async function hasUnlinked(trx: Trx, tenant: string): Promise<boolean> {
  const { rows } = await sql`select from audit_entry where tenant_id = ${tenant} and not exists (
    select from audit_link where entry_id = audit_entry.id) limit 1`.execute(trx);
  return rows.length > 0;
}

function isOfThisServer(
  { sealer }: Pick<Database, 'sealer'>,
  tenant: string,
  { seq, hash }: Known,
  sealed: Uint8Array,
): boolean {
  try {
    return sealer.open(sealed, anchorPlace(tenant, seq)) === Buffer.from(hash).toString('hex');
  } catch {
    return false;
  }
}

/** Keeps a link as it is now, under the seal of the data. */
async function storeAnchor(db: Database, trx: Trx, tenant: string, { seq, hash }: Known): Promise<void> {
  const sealed = db.sealer.seal(Buffer.from(hash).toString('hex'), anchorPlace(tenant, seq));
  await trx
    .insertInto('audit_anchor')
    .values({ tenant_id: tenant, seq, hash, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Anchors the last line: from then on nobody who has only the database can write anything before it anew. */
export async function anchorAudit(db: Database, tenant: string): Promise<void> {
  await atOneMoment(db, tenant, async (trx) => {
    const head = await headOf(trx, tenant);
    if (head) await storeAnchor(db, trx, tenant, head);
  });
}

/** Whether the user of the database may remove lines: one that only serves may not (`pnpm audit:prune`). */
export const mayPrune = (db: Database): Promise<boolean> =>
  db.system(async (trx) => {
    const { rows } = await sql<{ may: boolean }>`select
      has_table_privilege('audit_entry', 'delete') as may`.execute(trx);
    return rows[0]?.may ?? false;
  });

/** Removes the lines from before a moment, up to the first that is not. What is left can be verified as before. Answers how many went. */
export async function pruneAudit(db: Database, tenant: string, before: Date): Promise<number> {
  return db.system(async (trx) => {
    await enter(trx, tenant);
    const { rows } = await sql<Known>`select seq, hash from audit_link where tenant_id = ${tenant} and seq = (
      select coalesce(min(link.seq) filter (where entry.occurred_at >= ${before}) - 1, max(link.seq))
      from audit_link as link join audit_entry as entry on entry.id = link.entry_id
      where link.tenant_id = ${tenant})`.execute(trx);
    const [last] = rows;
    if (!last) return 0;
    await storeAnchor(db, trx, tenant, last);
    const gone = await sql`delete from audit_entry where id in (
      select entry_id from audit_link where tenant_id = ${tenant} and seq <= ${last.seq})`.execute(trx);
    await sql`delete from audit_link where tenant_id = ${tenant} and seq <= ${last.seq}`.execute(trx);
    await sql`delete from audit_anchor where tenant_id = ${tenant} and seq < ${last.seq}`.execute(trx);
    return Number(gone.numAffectedRows ?? 0);
  });
}
