import type { Run } from '../database.ts';
import type { Trx } from '../schema.ts';

interface Named {
  /** Its file's name without the ending, as in `0003-verification-requests`. */
  readonly name: string;
  /**
   * What it takes away that the release before no longer uses: `table`, or `table.column`. Everything else that a
   * release knows stays as it is (docs/operating/upgrades.md).
   */
  readonly contracts?: readonly string[];
}

/** A change of the schema, all or nothing with those beside it. */
export interface SchemaMigration extends Named {
  up(trx: Trx): Promise<void>;
}

/**
 * Indexes on what is large where the portal is in use. They are made while everybody goes on writing, so in no transaction;
 * one that was broken off half-way is made anew.
 */
export interface IndexMigration extends Named {
  readonly indexes: readonly NewIndex[];
}

export interface NewIndex {
  readonly name: string;
  /** Table and columns, as in `application (tenant_id, label)`; what stands after them too. */
  readonly on: string;
  /** Default false. */
  readonly unique?: boolean;
}

/** Fills rows of large tables in short transactions that do not block writers. It may run again after a failure. */
export interface BackfillMigration extends Named {
  /** @param inTransaction Gives up waiting for a lock early, and then runs the work again. */
  backfill(inTransaction: Run): Promise<void>;
}

export type Migration = SchemaMigration | IndexMigration | BackfillMigration;
