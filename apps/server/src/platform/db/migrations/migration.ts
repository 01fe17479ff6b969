import type { Run } from '../database.ts';
import type { Trx } from '../schema.ts';

interface Named {
  /** The name of its file without the extension, as in `0003-verification-requests`. */
  readonly name: string;
  /**
   * What it removes because the previous release no longer uses it: `table`, or `table.column`. Everything else that
   * a release knows stays unchanged (docs/operating/upgrades.md).
   */
  readonly contracts?: readonly string[];
}

/** A schema change, in one transaction with its neighbours. */
export interface SchemaMigration extends Named {
  up(trx: Trx): Promise<void>;
}

/**
 * Indexes on large tables. They are created concurrently with writes, so outside a transaction; an interrupted one is
 * created again.
 */
export interface IndexMigration extends Named {
  readonly indexes: readonly NewIndex[];
}

export interface NewIndex {
  readonly name: string;
  /** Table and columns, as in `application (tenant_id, label)`, with any further clauses. */
  readonly on: string;
  readonly unique?: boolean;
}

/** Fills rows of large tables in short transactions that do not block writers. It may run again after a failure. */
export interface BackfillMigration extends Named {
  /** @param inTransaction Has a short lock timeout, after which it runs the work again. */
  backfill(inTransaction: Run): Promise<void>;
}

export type Migration = SchemaMigration | IndexMigration | BackfillMigration;
