import * as v from 'valibot';

/** What this version writes and reads. */
export const backupFormat = 2;

/** Path of what tells about a backup, inside of it. */
export const manifestName = 'backup.json';

/** Where the seal of a backup is, as it has it. */
export const sealContext = 'backup';

/** Path of the sealed hash of the manifest, which holds the hashes of all tables. */
export const manifestSealName = 'backup.seal';
export const manifestSealContext = 'backup manifest';

/** Of a table, inside a backup. */
export const tableName = (name: string): string => `${name}.jsonl`;

const table = v.object({
  columns: v.array(v.string()),
  rows: v.number(),
  /** Of the table's text. */
  sha256: v.string(),
});

export const manifestSchema = v.object({
  /** Of the archive, not of the tables. */
  format: v.number(),
  takenAt: v.string(),
  /** Those that made the database what it is. */
  migrations: v.array(v.string()),
  /** Something sealed under the data key, by which another key is known. */
  seal: v.string(),
  /** By name. */
  tables: v.record(v.string(), table),
  counters: v.array(v.object({ name: v.string(), last: v.string(), called: v.boolean() })),
});

/** What a backup says of itself. */
export type Manifest = v.InferOutput<typeof manifestSchema>;
export type TableFacts = v.InferOutput<typeof table>;
