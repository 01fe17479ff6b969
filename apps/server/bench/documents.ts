import { randomBytes } from 'node:crypto';
import type { Database } from '../src/platform/db/connect.ts';
import { keepFile, storeFile } from '../src/platform/files/stored-file.store.ts';
import { storeDocument } from '../src/modules/documents/document.store.ts';
import { drain } from './export.ts';

export interface DocumentsBench {
  readonly db: Database;
  /** Origin of the server, which runs in this process. */
  readonly origin: string;
  readonly token: string;
  readonly count?: number;
  /** Bytes of each. */
  readonly size?: number;
}

export interface DocumentsFigures {
  readonly count: number;
  /** Megabytes a second of the archive through HTTP. */
  readonly rate: number;
  /** Most that this process grew by while the archive went out, after a first one; megabytes. */
  readonly grown: number;
}

/** Most growth in megabytes that an archive may have. */
export const documentsGoals = { grown: 64 };

const tenant = 'harbour';
const application = 1001;
const megabyte = 1_048_576;

/** Every document of one application as an archive, twice: the first one only fills what the process keeps anyway. */
export async function measureDocuments(bench: DocumentsBench): Promise<DocumentsFigures> {
  const { db, origin, token, count = 500, size = 2 * megabyte } = bench;
  const bytes = randomBytes(size);
  for (let number = 0; number < count; number += 1) {
    const stored = await storeFile(db, { tenant, application }, oneAfterAnother(bytes));
    await db.inTenant(tenant, async (trx) => {
      await keepFile(trx, stored);
      await storeDocument(trx, { tenant, application, name: 'deed.pdf', fileId: stored.id });
    });
  }
  let figures: DocumentsFigures = { count, rate: Number.NaN, grown: Number.NaN };
  for (let round = 0; round < 2; round += 1) {
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 20);
    const drained = await drain(`${origin}/api/document/zip/${application}`, token);
    clearInterval(watch);
    if (drained.bytes < count * size) throw new Error(`The archive has ${drained.bytes} bytes only.`);
    figures = {
      count,
      rate: drained.bytes / megabyte / (drained.ms / 1000),
      grown: (peak - before) / megabyte,
    };
  }
  return figures;
}

async function* oneAfterAnother(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
