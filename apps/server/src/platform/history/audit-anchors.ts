import * as v from 'valibot';
import type { Database, Trx } from '../db/connect.ts';
import { auditAnchorContext, type Sealer } from '../db/sealer.ts';
import { atOneMoment, headOf } from './audit-chain.ts';
import { beginningOf } from './chain-text.ts';

const hex = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const time = v.pipe(v.string(), v.isoTimestamp());

const prunedSchema = v.object({
  /** The last line that was removed, and its hash. */
  seq: v.number(),
  hash: hex,
  /** Every removed line is older than this. */
  before: time,
  /** Retention in force at that moment. */
  days: v.number(),
  at: time,
});

const anchorSchema = v.object({
  /** The last line at that moment, and its hash, which depends on every line before it. */
  seq: v.number(),
  hash: hex,
  at: time,
  /** The latest removal of lines; absent while all lines are kept. */
  pruned: v.optional(prunedSchema),
});

/** The end of a chain at one moment. It is sealed under the data key: the database alone cannot make one. */
export type Anchor = v.InferOutput<typeof anchorSchema>;
export type Pruned = v.InferOutput<typeof prunedSchema>;

/** An anchor as it is stored; without `anchor` where the data key did not seal it. */
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
 * Stores the first anchor of a new tenant, in the transaction that makes it. Nothing else makes a first anchor:
 * an audit that was emptied cannot pass for a new one.
 */
export async function startAuditChain(trx: Trx, sealer: Sealer, tenant: string): Promise<void> {
  const hash = beginningOf(tenant).toString('hex');
  await storeAnchor(trx, sealer, tenant, 0, { seq: 0, hash, at: new Date().toISOString() });
}

/**
 * Stores the next anchor. False for an audit without a readable last anchor, which gets none: verification names what is
 * wrong.
 *
 * @param pruned Lines that the transaction removes; default those that the last anchor names.
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

/** Anchors the last line, once a day: from then on the database alone cannot rewrite anything up to it. */
export const anchorAudit = (
  db: Pick<Database, 'system' | 'sealer'>,
  tenant: string,
  at = new Date(),
): Promise<boolean> => atOneMoment(db, tenant, (trx) => storeNextAnchor(trx, db.sealer, tenant, { at }));
