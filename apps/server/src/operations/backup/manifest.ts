import * as v from 'valibot';

/** The format that this version writes and reads. */
export const backupFormat = 2;

/** Path of the manifest in the backup. */
export const manifestName = 'backup.json';

/** Encryption context of the backup's seal. */
export const sealContext = 'backup';

/** Path of the encrypted hash of the manifest, which contains the hashes of all tables. */
export const manifestSealName = 'backup.seal';
export const manifestSealContext = 'backup manifest';

/** Path of a table in the backup. */
export const tableName = (name: string): string => `${name}.jsonl`;

const table = v.object({
  columns: v.array(v.string()),
  rows: v.number(),
  /** Of the table's content. */
  sha256: v.string(),
});

export const manifestSchema = v.object({
  /** Format of the archive, not of the tables. */
  format: v.number(),
  takenAt: v.string(),
  /** The migrations that were applied to the database. */
  migrations: v.array(v.string()),
  /** A value encrypted with the data key, which detects another key. */
  seal: v.string(),
  /** By name. */
  tables: v.record(v.string(), table),
  counters: v.array(v.object({ name: v.string(), last: v.string(), called: v.boolean() })),
});

/** The metadata of a backup. */
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type TableFacts = v.InferOutput<typeof table>;
