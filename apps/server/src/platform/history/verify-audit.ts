import { sql } from 'kysely';
import type { Database, Trx } from '../db/connect.ts';
import { anchorsOf, type Anchor, type Pruned, type StoredAnchor } from './audit-anchors.ts';
import { inSnapshot, chainOf, headOf, type Link } from './audit-chain.ts';
import { genesisHash, linkHash } from './chain-text.ts';

/** A line as an earlier verification found it. */
export interface Receipt extends Link {
  /** Time of the line, in UTC; undefined if the line was removed as too old. */
  readonly at?: string | undefined;
}

export interface AuditVerification {
  readonly tenant: string;
  /** Number of lines that were read. */
  readonly lines: number;
  /** The last line; undefined if the log is empty. */
  readonly last: Receipt | undefined;
  /** The lines that were removed as too old. */
  readonly pruned: Pruned | undefined;
  /** The first problem; undefined if the chain is intact. */
  readonly problem: string | undefined;
}

interface Facts {
  readonly tenant: string;
  readonly anchors: readonly Anchor[];
  readonly pruned: Pruned | undefined;
  readonly receipts: readonly Receipt[];
  /** The expected hashes of lines, from anchors and receipts. */
  readonly known: ReadonlyMap<number, Uint8Array>;
  readonly now: Date;
}

interface Found {
  readonly lines: number;
  readonly first?: number | undefined;
  readonly last?: Receipt | undefined;
  readonly problem?: string;
}

/**
 * Verifies the whole chain of a tenant: no line is changed, missing, added or moved, the last line is the last, lines
 * are missing at the beginning only if a sealed anchor says so, and every day has its anchor.
 */
export async function verifyAudit(
  db: Pick<Database, 'system' | 'sealer'>,
  tenant: string,
  receipts: readonly Receipt[] = [],
  now = new Date(),
): Promise<AuditVerification> {
  return inSnapshot(db, tenant, async (trx) => {
    const stored = await anchorsOf(trx, db.sealer, tenant);
    const anchors = stored.flatMap(({ anchor }) => anchor ?? []);
    const pruned = anchors.at(-1)?.pruned;
    const known = new Map<number, Uint8Array>([
      ...anchors.map(({ seq, hash }): [number, Buffer] => [seq, Buffer.from(hash, 'hex')]),
      ...receipts.map(({ seq, hash }): [number, Uint8Array] => [seq, hash]),
    ]);
    const facts: Facts = { tenant, anchors, pruned, receipts, known, now };
    const wrong = wrongAnchor(stored);
    const found = wrong === undefined ? await readChain(trx, facts) : { lines: 0, problem: wrong };
    const problem =
      found.problem ??
      (await wrongEnd(trx, facts, found)) ??
      tooYoung(pruned) ??
      lostReceipt(facts, found) ??
      missingDay(facts, found);
    return { tenant, lines: found.lines, last: found.last ?? endOf(pruned), pruned, problem };
  });
}

function wrongAnchor(stored: readonly StoredAnchor[]): string | undefined {
  for (const [index, { number, anchor }] of stored.entries()) {
    if (number !== index) return `anchor ${index} is missing`;
    if (!anchor)
      return `anchor ${number} does not open: this server did not make it, or PORTAL_DATA_KEY lacks its key`;
  }
  return stored.length === 0 ? 'the first anchor is missing' : undefined;
}

async function readChain(trx: Trx, { tenant, pruned, known }: Facts): Promise<Found> {
  let lines = 0;
  let first: number | undefined;
  let last: Receipt | undefined;
  const wrong = (problem: string): Found => ({ lines, first, last, problem });
  for await (const { seq, hash, line } of chainOf(trx, tenant)) {
    const before: Link | undefined = last ?? startBefore(tenant, seq, pruned);
    if (!before) return wrong(`the lines before line ${seq} are missing`);
    if (seq !== before.seq + 1) return wrong(`line ${before.seq + 1} is missing`);
    if (!line) return wrong(`line ${seq} was removed`);
    if (line.tenant_id !== tenant || !linkHash(before.hash, line).equals(hash))
      return wrong(`line ${seq} is not what was written`);
    const expected = known.get(seq);
    if (expected && !hash.equals(expected)) return wrong(`line ${seq} was rewritten`);
    first ??= seq;
    last = { seq, hash, at: line.at };
    lines += 1;
  }
  return { lines, first, last };
}

/** The link before the first line that is kept. */
const startBefore = (tenant: string, first: number, pruned: Pruned | undefined): Link | undefined =>
  first === 1 ? { seq: 0, hash: genesisHash(tenant) } : pruned?.seq === first - 1 ? endOf(pruned) : undefined;

const endOf = (pruned: Pruned | undefined): Link | undefined =>
  pruned && { seq: pruned.seq, hash: Buffer.from(pruned.hash, 'hex') };

async function wrongEnd(trx: Trx, { tenant, pruned, known }: Facts, found: Found) {
  const head = await headOf(trx, tenant);
  const end = Math.max(head?.seq ?? 0, ...known.keys());
  const last: Link | undefined = found.last ?? endOf(pruned);
  if ((last?.seq ?? 0) < end) return `the lines after line ${last?.seq ?? 0} are missing`;
  if (last && (!head || !Buffer.from(head.hash).equals(last.hash)))
    return `line ${last.seq} is not the last that was written`;
  const { rows } = await sql`select from audit_entry where tenant_id = ${tenant} and not exists (
    select from audit_link where entry_id = audit_entry.id) limit 1`.execute(trx);
  return rows.length > 0 ? 'there are lines that were never written down by the portal' : undefined;
}

const dayMs = 24 * 3600_000;

function tooYoung(pruned: Pruned | undefined): string | undefined {
  if (!pruned || Date.parse(pruned.at) - Date.parse(pruned.before) >= pruned.days * dayMs) return undefined;
  return `lines up to line ${pruned.seq} were removed before they were ${pruned.days} days old`;
}

/** The line of a receipt still exists, or was old enough when it was removed. */
function lostReceipt({ receipts, pruned }: Facts, { first }: Found): string | undefined {
  const lost = receipts.find(
    ({ seq, at }) =>
      seq < (first ?? Infinity) &&
      !(pruned && seq <= pruned.seq && (at === undefined || Date.parse(at) < Date.parse(pruned.before))),
  );
  return lost && `line ${lost.seq} is missing, of which there is a receipt`;
}

/**
 * Every day up to yesterday has an anchor. Days are also missing if no server ran. After an investigation, the
 * receipt of that verification is kept: it covers everything before its line.
 */
function missingDay({ anchors, receipts, now }: Facts, { last }: Found): string | undefined {
  const attested = Math.max(-1, ...receipts.map(({ seq }) => seq));
  const ends = [
    ...anchors.map(({ seq, at }) => ({ seq, at })),
    { seq: last?.seq ?? 0, at: now.toISOString() },
  ];
  for (const [index, { seq, at }] of ends.entries()) {
    const before = ends[index - 1];
    if (!before || seq <= attested) continue;
    const expected = dayOf(Date.parse(dayOf(before.at)) + dayMs);
    if (expected < dayOf(at)) return `there is no anchor of ${expected}`;
  }
  return undefined;
}

const dayOf = (at: string | number): string => new Date(at).toISOString().slice(0, 10);
