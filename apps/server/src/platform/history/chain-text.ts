import { createHash } from 'node:crypto';

/** A stored line of the audit log. */
export interface StoredLine {
  readonly id: number;
  readonly tenant_id: string;
  /** UTC, to the microsecond. */
  readonly at: string;
  readonly actor_id: string | null;
  readonly action: string;
  readonly user_id: string | null;
  readonly application_id: number | null;
  readonly part: string | null;
  /** JSON, as the database writes it. */
  readonly details: string | null;
}

/** The text of a line that is hashed; the same as `audit_text` in the database. */
const chainText = (line: StoredLine): string =>
  `[${[
    line.id,
    line.tenant_id,
    line.at,
    line.actor_id,
    line.action,
    line.user_id,
    line.application_id,
    line.part,
    line.details,
  ]
    .map((value) => JSON.stringify(value))
    .join(', ')}]`;

const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The hash before a tenant's first line. */
export const genesisHash = (tenant: string): Buffer => sha256(tenant);

/** The hash of a line after a line with the given hash. */
export const linkHash = (before: Uint8Array, line: StoredLine): Buffer => sha256(before, chainText(line));
