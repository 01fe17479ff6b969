import * as v from 'valibot';
import type { Database, Trx } from '../db/connect.ts';
import { auditAnchorContext, type Sealer } from '../db/sealer.ts';
import { inSnapshot, headOf } from './audit-chain.ts';
import { genesisHash } from './chain-text.ts';

const hex = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const time = v.pipe(v.string(), v.isoTimestamp());

const prunedSchema = v.object({
  /** The last removed line, and its hash. */
  seq: v.number(),
  hash: hex,
  /** Every removed line is older than this. */
  before: time,
  /** The retention at that time. */
  days: v.number(),
  at: time,
});

const anchorSchema = v.object({
  /** The last line at that time, and its hash, which depends on all earlier lines. */
  seq: v.number(),
  hash: hex,
  at: time,
  /** The latest removal of lines; absent while all lines are kept. */
  pruned: v.optional(prunedSchema),
});

/** The end of a chain at one time. It is sealed under the data key, so the database alone cannot forge one. */
export type Anchor = v.InferOutput<typeof anchorSchema>;
export type Pruned = v.InferOutput<typeof prunedSchema>;

/** A stored anchor; `anchor` is absent if the data key did not seal it. */
export interface StoredAnchor {
  readonly number: number;
  readonly anchor: Anchor | undefined;
}

/** Anchors of a tenant, oldest first. */
export async function anchorsOf(trx: Trx, sealer: Sealer, tenant: string): Promise<readonly StoredAnchor[]> {
  const rows = await trx
    .selectFrom('audit_anchor')
    .select(['number', 'sealed'])
    .where('tenant_id', '=', tenant)
    .orderBy('number')
    .execute();
  return rows.map(({ number, sealed }) => ({ number, anchor: opened(sealer, sealed, tenant, number) }));
}

function opened(sealer: Sealer, sealed: Uint8Array, tenant: string, number: number): Anchor | undefined {
  try {
    return v.parse(anchorSchema, JSON.parse(sealer.open(sealed, auditAnchorContext(tenant, number))));
  } catch {
    return undefined;
  }
}

const storeAnchor = (trx: Trx, sealer: Sealer, tenant: string, number: number, anchor: Anchor) =>
  trx
    .insertInto('audit_anchor')
    .values({
      tenant_id: tenant,
      number,
      sealed: sealer.seal(JSON.stringify(anchor), auditAnchorContext(tenant, number)),
    })
    .execute();

/**
 * Stores the first anchor of a new tenant, in the transaction that creates the tenant. There is no other way to a
 * first anchor, so that an emptied audit log cannot pass for a new one.
 */
export async function startAuditChain(trx: Trx, sealer: Sealer, tenant: string): Promise<void> {
  const hash = genesisHash(tenant).toString('hex');
  await storeAnchor(trx, sealer, tenant, 0, { seq: 0, hash, at: new Date().toISOString() });
}

/**
 * Stores the next anchor. False if the last anchor is missing or unreadable; then verification reports the problem.
 *
 * @param pruned Lines that the transaction removes; default those of the last anchor.
 */
export async function storeNextAnchor(
  trx: Trx,
  sealer: Sealer,
  tenant: string,
  { at, pruned }: { readonly at: Date; readonly pruned?: Pruned },
): Promise<boolean> {
  const last = await trx
    .selectFrom('audit_anchor')
    .select(['number', 'sealed'])
    .where('tenant_id', '=', tenant)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  const before = last && opened(sealer, last.sealed, tenant, last.number);
  if (!before) return false;
  const head = await headOf(trx, tenant);
  const end = head ? { seq: head.seq, hash: Buffer.from(head.hash).toString('hex') } : before;
  const removed = pruned ?? before.pruned;
  await storeAnchor(trx, sealer, tenant, last.number + 1, {
    seq: end.seq,
    hash: end.hash,
    at: at.toISOString(),
    ...(removed && { pruned: removed }),
  });
  return true;
}

/** Anchors the last line once a day. From then on the database alone cannot rewrite earlier lines. */
export const anchorAudit = (
  db: Pick<Database, 'system' | 'sealer'>,
  tenant: string,
  at = new Date(),
): Promise<boolean> => inSnapshot(db, tenant, (trx) => storeNextAnchor(trx, db.sealer, tenant, { at }));
