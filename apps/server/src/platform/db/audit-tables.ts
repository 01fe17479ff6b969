import type { Generated } from 'kysely';
import type { GeneratedTimestamp } from './timestamps.ts';

/** Who did what that has to be accounted for. Lines are added, and never changed; what is older than is kept goes. */
export interface AuditEntryTable {
  tenant_id: string;
  id: Generated<number>;
  occurred_at: GeneratedTimestamp;
  /** Who did it; null where the system did. */
  actor_id: string | null;
  action: string;
  /** The person it was done to, if it was one. */
  user_id: string | null;
  application_id: number | null;
  part: string | null;
  /** JSON. What its kind holds besides, as `auditPayloads` has it. */
  details: string | null;
}

/** The chain of a tenant: written by the database as a line is committed. */
export interface AuditLinkTable {
  tenant_id: string;
  /** From 1, without a gap. */
  seq: number;
  entry_id: number;
  /** SHA-256 of the hash before it and of the line's text. */
  hash: Uint8Array;
}

/** The last link of each tenant. */
export interface AuditHeadTable {
  tenant_id: string;
  seq: number;
  hash: Uint8Array;
}

/** The end of a chain at one moment, as `audit-anchors.ts` has it: sealed, numbered from 0 without a gap. */
export interface AuditAnchorTable {
  tenant_id: string;
  number: number;
  sealed: Uint8Array;
}
