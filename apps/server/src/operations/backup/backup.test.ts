import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPromise } from 'yauzl';
import { writeWhole } from '../../cli/files.ts';
import { connectPostgres, databaseOnPglite, type Database, type Trx } from '../../platform/db/connect.ts';
import { ownTables } from '../retention/retention.ts';
import { sealerOf } from '../../platform/db/sealer.ts';
import { copiedDatabase, openSeeded } from '../../testing/databases.ts';
import { verifyAudit } from '../../platform/history/verify-audit.ts';
import { auditedCommands } from '../../testing/audited.ts';
import { readChunks } from '../../testing/read-chunks.ts';
import { ownedWithRole } from '../../testing/owned-database.ts';
import { zipped } from '../../platform/zip/zipped.ts';
import { counters, keptTables, temporaryTables, fixSessionSettings } from './catalog.ts';
import type { Manifest } from './manifest.ts';
import { readTable } from './read-table.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup, type Sink } from './write-backup.ts';
import { releaseScope } from '../../../../../tools/test-scope.ts';

const tenants = ['banksia', 'harbour', 'meridian'];
let folder = '';
/** Milliseconds for tests that create or restore databases. */
const slow = 60_000;

/**
 * Shared by every test, because creating them takes seconds: one with data, and one into which nothing was restored
 * yet.
 */
let embedded: Database;
let empty: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  [embedded, empty] = await Promise.all([openSeeded('pglite'), emptyPglite()]);
  await fill(embedded);
}, slow);
afterAll(async () => {
  await Promise.all([embedded.close(), empty.close()]);
  await rm(folder, { recursive: true });
});

const emptyPglite = async () => databaseOnPglite(await PGlite.create());

/** Every row of every table in a backup, and the sequences. */
const contentOf = (db: Database) =>
  db.system(async (trx) => {
    await fixSessionSettings(trx);
    const content: Record<string, readonly string[]> = {};
    for (const table of await keptTables(trx)) {
      const lines = await readChunks(readTable(trx, table, tenants));
      // A migrated table may have its columns in another order.
      content[table.name] = [table.columns.toSorted().join(' '), ...lines.toSorted()];
    }
    return { content, counters: await counters(trx) };
  });

/** Data that the demo data lack: special characters, bytes, a session, a queued email, and a default view. */
const fill = async (db: Database) => {
  await db.inTenant('harbour', async (trx) => {
    await sql`update application set account_name = E'a\\tb\\\\N\\nc 😀', docs_required = '' where id = 1006`.execute(
      trx,
    );
    await sql`insert into bulk_upload_error_file (tenant_id, id, global_id, bytes, created_at)
      values ('harbour', 'x', 'G-FULL', '\\x00095c0aff', now())`.execute(trx);
    await sql`insert into portal_session (tenant_id, id, global_id, device, started_at, last_used_at, ends_at)
      values ('harbour', 's', 'G-FULL', '', now(), now(), now())`.execute(trx);
    await sql`insert into mail_message (tenant_id, id, kind, address, subject, text, html, state, queued_at, changed_at)
      values ('harbour', '00000000-0000-4000-8000-000000000001', 'invitation', 'a@b.example', '', '', '', 'queued',
        now(), now())`.execute(trx);
    await sql`insert into saved_view (tenant_id, id, owner_global_id, name, scope, shared, definition, changed_by)
      values ('harbour', '000000000000', 'G-FULL', 'Everything', 'all', true, '{}', 'G-FULL')`.execute(trx);
    await sql`insert into view_default (tenant_id, scope, view_id)
      values ('harbour', 'all', '000000000000')`.execute(trx);
  });
};

/** Runs work as another request would: not inside the transaction that calls it. */
const outsideTransaction = AsyncLocalStorage.snapshot();

const backupOf = async (db: Database, name: string, during?: () => Promise<unknown>) => {
  const file = join(folder, name);
  let written: Promise<unknown> | undefined;
  await writeWhole(file, (sink) => {
    const observed: Sink = (archive) =>
      sink(
        (async function* observed() {
          for await (const bytes of archive) {
            written ??= during && outsideTransaction(during);
            // The embedded database has one connection, so there the other transaction waits.
            if (db.kind === 'postgres') await written;
            yield bytes;
          }
        })(),
      );
    return writeBackup(db, observed);
  });
  await written;
  return file;
};

/** Changes three tables. A backup that began before must not contain them. */
const writes = (db: Database) =>
  db.inTenant('harbour', async (trx) => {
    await sql`delete from application where id = 1001`.execute(trx);
    await sql`update portal_user set last_name = 'Changed', status = 'Deactivated' where global_id = 'G-MY'`.execute(
      trx,
    );
    await sql`insert into list_option (tenant_id, kind, position, name, value)
      values ('harbour', 'label', 99, 'New', 'New')`.execute(trx);
  });

/** Except for the email, whose state changes, and the audit log, which has one more entry. */
const comparable = ({ content, counters: numbers }: Awaited<ReturnType<typeof contentOf>>) => {
  const { audit_entry: _entry, audit_link: _link, audit_head: _head, ...same } = content;
  return {
    content: { ...same, mail_message: content['mail_message']?.length },
    numbers: numbers.filter(({ name }) => name !== 'audit_entry_id_seq'),
  };
};

test('every table is in a backup or is listed as temporary', async () => {
  const { rows } = await embedded.system((trx) =>
    sql<{ name: string }>`select relname as name from pg_class
      where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace order by 1`.execute(trx),
  );
  expect(rows.map(({ name }) => name)).toEqual([...ownTables, 'schema_migration'].toSorted());
  const kept = (await embedded.system(keptTables)).map(({ name }) => name);
  expect(kept.toSorted()).toEqual(ownTables.filter((name) => !temporaryTables.has(name)).toSorted());
});

describe('From a backup', () => {
  let whole = '';
  beforeAll(async () => {
    whole = await backupOf(embedded, 'whole.zip');
  });

  const expectRejected = async (file: string, sentence: RegExp, db = empty) => {
    await expect(restoreBackup(db, file)).rejects.toThrow(sentence);
    const { rows } = await empty.system((trx) =>
      sql`select relname from pg_class where relnamespace = 'public'::regnamespace`.execute(trx),
    );
    expect(rows).toEqual([]);
  };

  test.each([
    [
      'a bit was changed in the middle',
      (bytes: Buffer) => bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 1),
    ],
    ['the end is missing', (bytes: Buffer) => bytes.subarray(0, -4000)],
    ['nothing is there', () => Buffer.alloc(0)],
    ['only its beginning is there', (bytes: Buffer) => bytes.subarray(0, 1000)],
  ])('nothing is restored if %s', async (_what, change) => {
    const file = join(folder, 'damaged.zip');
    await writeFile(file, change(await readFile(whole)));
    await expectRejected(
      file,
      /^Nothing was restored: .*damaged\.zip is not a whole backup; take another copy of it\.$/,
    );
  });

  test('that does not exist nothing is restored', () =>
    expectRejected(join(folder, 'missing.zip'), /missing\.zip cannot be read \(ENOENT\)/));

  test('made with another data key nothing is restored, because its encrypted values could not be read', async () => {
    const other = { ...empty, sealer: sealerOf(Buffer.alloc(32, 3)) };
    await expectRejected(whole, /made under another data key; set PORTAL_DATA_KEY/, other);
  });

  /** The archive with some parts replaced, as an attacker without the data key could write it. */
  const rewritten = async (name: string, change: (parts: Map<string, Buffer>) => void) => {
    const parts = new Map<string, Buffer>();
    const zip = await openPromise(whole, { autoClose: true });
    for await (const entry of zip.eachEntry())
      parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    change(parts);
    const file = join(folder, name);
    const sources = [...parts].map(([part, bytes]) => ({ name: part, bytes }));
    await writeFile(file, await zipped(sources, { compress: true }));
    return file;
  };
  const promote = (parts: Map<string, Buffer>) => {
    const people = parts.get('portal_user.jsonl') ?? Buffer.alloc(0);
    const changed = Buffer.from(people.toString().replace('Deactivated', 'Active'));
    const manifest = JSON.parse(String(parts.get('backup.json'))) as Manifest;
    const facts = manifest.tables['portal_user'];
    if (facts) facts.sha256 = createHash('sha256').update(changed).digest('hex');
    parts
      .set('portal_user.jsonl', changed)
      .set('backup.json', Buffer.from(JSON.stringify(manifest, undefined, 2)));
  };

  test('that was changed deliberately, including its hashes, nothing is restored', async () => {
    await expectRejected(await rewritten('changed.zip', promote), /was changed after it was written/);
    const withoutParts = await rewritten('bare.zip', (parts) => {
      promote(parts);
      parts.delete('backup.seal');
    });
    await expectRejected(withoutParts, /bare\.zip was changed after it was written/);
  });

  test.each([
    [
      'a later version',
      2,
      ['0001-baseline', '9001-later'],
      /later version, which knows 9001-later; restore it with/,
    ],
    ['an earlier format', 1, ['0001-foundation'], /has the format 1 of an earlier version; restore it with/],
  ])('with %s nothing is restored', async (_, format, migrations, message) => {
    const takenAt = '2027-01-01T00:00:00.000Z';
    const manifest = { format, takenAt, migrations, seal: '', tables: {}, counters: [] };
    const file = join(folder, 'other.zip');
    const part = { name: 'backup.json', bytes: Buffer.from(JSON.stringify(manifest)) };
    await writeFile(file, await zipped([part], { compress: true }));
    await expectRejected(file, message);
  });

  test('nothing is restored into a database that is not empty', async () => {
    await expect(restoreBackup(embedded, whole)).rejects.toThrow(/the database is not empty/);
  });
});

describe('A backup', () => {
  test.runIf(releaseScope)(
    'of PostgreSQL is a consistent snapshot during writes, and restores the same rows into an embedded database',
    async () => {
      const db = await openSeeded('postgres');
      await fill(db);
      const before = await contentOf(db);
      const file = await backupOf(db, 'postgres.zip', () => writes(db));
      expect(await contentOf(db)).not.toEqual(before);
      await db.close();

      await restoreBackup(empty, file);
      expect(comparable(await contentOf(empty))).toEqual(comparable(before));
      const of = <T>(work: (trx: Trx) => Promise<T>) => empty.inTenant('harbour', work);
      expect(await of((trx) => trx.selectFrom('portal_session').selectAll().execute())).toEqual([]);
      // A queued email may have been sent since: the worker finds it as after a crash, and reports its result as
      // unknown.
      const states = await of((trx) => trx.selectFrom('mail_message').select('state').distinct().execute());
      expect(states).toEqual([{ state: 'sending' }]);
      expect(await empty.system((trx) => trx.selectFrom('queued_task').select('kind').execute())).toEqual([
        { kind: 'mail' },
      ]);
      expect(await auditedCommands(empty)).toEqual(['restore']);
      expect(await verifyAudit(empty, 'harbour')).toMatchObject({ lines: 1, problem: undefined });
      // The triggers are enabled again.
      const total = () =>
        of((trx) =>
          sql<{ all: number }>`select sum(total)::integer as all from application_total`.execute(trx),
        );
      const [all] = (await total()).rows;
      await of((trx) => sql`delete from application where id = 1001`.execute(trx));
      expect((await total()).rows[0]?.all).toBeLessThan(all?.all ?? 0);
    },
    slow,
  );

  test(
    'of the embedded database can be restored into PostgreSQL by a user with row-level security, who can back it up as well',
    async () => {
      const before = await contentOf(embedded);
      const file = await backupOf(embedded, 'embedded.zip', () => writes(embedded));
      const owned = await ownedWithRole();
      await restoreBackup(owned.db, file);
      const restored = await contentOf(owned.db);
      expect(comparable(restored)).toEqual(comparable(before));
      expect(await owned.db.system((trx) => trx.selectFrom('application').select('id').execute())).toEqual(
        [],
      );
      const { tables } = await writeBackup(owned.db, async (archive) => {
        for await (const bytes of archive) expect(bytes.length).toBeGreaterThan(0);
      });
      const counts = Object.entries(restored.content).map(([name, lines]) => [name, lines.length - 1]);
      expect(Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows]))).toEqual(
        Object.fromEntries(counts),
      );
      await owned.drop();
    },
    slow,
  );

  test('needs the database’s owner; the error for another user names the setting', async () => {
    const url = new URL(await copiedDatabase(inject('postgresTemplate')));
    const owner = connectPostgres(url.href, 1);
    await owner.system((trx) =>
      sql`do $$ begin create role only_serves login; exception when duplicate_object then null; end $$`.execute(
        trx,
      ),
    );
    url.username = 'only_serves';
    const db = connectPostgres(url.href, 1);
    await expect(writeBackup(db, () => Promise.resolve())).rejects.toThrow(
      'The user of DATABASE_URL does not own the tables; set PORTAL_MIGRATION_URL to the address of who does.',
    );
    await db.close();
    await owner.close();
  });
});
