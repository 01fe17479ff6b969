import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { releaseScope } from '../../../../../tools/test-scope.ts';
import { keepFile, readFile, storeFile, type StoredFile } from '../files/stored-file.store.ts';
import { anchorAudit } from '../history/audit-anchors.ts';
import { storeAudit } from '../history/audit.store.ts';
import { verifyAudit } from '../history/verify-audit.ts';
import { issuerKeys } from '../../people/tokens/issuer-keys.ts';
import { auditedCommands } from '../../testing/audited.ts';
import { copiedDatabase, onEachDatabase } from '../../testing/databases.ts';
import { runProgram } from '../../testing/program.ts';
import { connectPostgres, type Database, type Trx } from './connect.ts';
import { reseal, sealedColumns } from './reseal.ts';
import { authenticatorContext, demoKey, sealerOf, taxNumberContext, type Sealer } from './sealer.ts';

vi.setConfig({ testTimeout: 60_000 });

const tenant = 'harbour';
const newKey = Buffer.alloc(32, 9);
const chunk = 256 * 1024;

async function* parts(bytes: Uint8Array) {
  yield bytes;
}

const store = async (db: Database, bytes: Uint8Array): Promise<StoredFile> => {
  const file = await storeFile(db, { tenant, application: 1001 }, parts(bytes));
  await db.inTenant(tenant, (trx) => keepFile(trx, file));
  return file;
};
const read = (db: Database, file: StoredFile) => buffer(readFile(db, tenant, file));

const asOwner = <T>(db: Database, work: Parameters<Database['system']>[0]) =>
  db.system(async (trx) => {
    await sql`select set_config('portal.tenant', ${tenant}, true)`.execute(trx);
    return (await work(trx)) as T;
  });

/** How many values of each column are not under the current key of a sealer. */
const leftOver = async (db: Database, { keyId }: Sealer) => {
  const left: Record<string, number> = {};
  for (const { table, column } of sealedColumns) {
    const { rows } = await asOwner<{ rows: { n: number }[] }>(db, (trx) =>
      sql`select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} is not null
        and substring(${sql.ref(column)} from 1 for 9) <> decode(${keyId.toString('hex')}, 'hex')`.execute(
        trx,
      ),
    );
    left[`${table}.${column}`] = rows[0]?.n ?? 0;
  }
  return left;
};
const nothing = Object.fromEntries(sealedColumns.map(({ table, column }) => [`${table}.${column}`, 0]));

onEachDatabase('Sealed data', (db) => {
  test('holds no plain bytes of a document, and opens in no other row or tenant', async () => {
    const bytes = randomBytes(2 * chunk + 17);
    const [one, other] = [await store(db(), bytes), await store(db(), randomBytes(2 * chunk + 17))];
    expect((await read(db(), one)).equals(bytes)).toBe(true);
    const chunks = await db().inTenant(tenant, (trx) =>
      trx
        .selectFrom('stored_file_chunk')
        .select(['bytes', 'position'])
        .where('file_id', '=', one.id)
        .orderBy('position')
        .execute(),
    );
    expect(chunks).toHaveLength(3);
    expect(chunks.some((row) => Buffer.from(row.bytes).includes(bytes.subarray(100, 116)))).toBe(false);
    const swapped = async (statement: ReturnType<typeof sql>, file: StoredFile) => {
      await asOwner(db(), (trx) => statement.execute(trx));
      await expect(read(db(), file)).rejects.toThrow(/authenticate/);
    };
    await swapped(
      sql`update stored_file_chunk as mine set bytes = theirs.bytes from stored_file_chunk as theirs
        where mine.file_id = ${other.id} and theirs.file_id = ${one.id} and mine.position = 0 and theirs.position = 0`,
      other,
    );
    await swapped(
      sql`update stored_file_chunk as mine set bytes = later.bytes from stored_file_chunk as later
        where mine.file_id = ${one.id} and later.file_id = mine.file_id and mine.position = 0 and later.position = 1`,
      one,
    );
  });

  test('is resealed under a new key, and opens with the same content', async () => {
    const bytes = randomBytes(chunk + 5);
    const file = await store(db(), bytes);
    await asOwner(db(), async (trx) => {
      const secret = db().sealer.seal('SECRET', authenticatorContext(tenant, 'G-FULL'));
      return sql`insert into authenticator (tenant_id, global_id, secret_sealed)
        values (${tenant}, 'G-FULL', ${secret})`.execute(trx);
    });
    await db().inTenant(tenant, (trx) => storeAudit(trx, { tenant }, { action: 'signed-out' }));
    await anchorAudit(db(), tenant);
    const keys = await issuerKeys(db(), 'http://harbour.example/oidc', Date.now());
    const both = { ...db(), sealer: sealerOf(newKey, demoKey) };
    // The chunks of two earlier documents were swapped, so they cannot be opened.
    await asOwner(db(), (trx) =>
      sql`delete from stored_file where id in (select file_id from stored_file_chunk where position > 0
        and file_id <> ${file.id})`.execute(trx),
    );
    expect(await reseal(both)).toBeGreaterThan(50);
    expect(await reseal(both)).toBe(0);
    const only = { ...db(), sealer: sealerOf(newKey) };
    expect(await leftOver(only, only.sealer)).toEqual(nothing);
    expect((await read(only, file)).equals(bytes)).toBe(true);
    expect(await verifyAudit(only, tenant)).toMatchObject({ problem: undefined });
    expect(await issuerKeys(only, 'http://harbour.example/oidc', Date.now())).toEqual(keys);
    await expect(reseal({ ...db(), sealer: sealerOf(Buffer.alloc(32, 3)) })).rejects.toThrow(
      /cannot be opened with the configured keys/,
    );
  });

  test('keeps the values of each tenant when rows of two tenants have the same key', async () => {
    const tenants = ['meridian', 'banksia'];
    const secretOf = (sealer: Sealer, id: string) => async (trx: Trx) => {
      const { secret_sealed } = await trx
        .selectFrom('authenticator')
        .select('secret_sealed')
        .executeTakeFirstOrThrow();
      return sealer.open(secret_sealed, authenticatorContext(id, 'G-FULL'));
    };
    const third = Buffer.alloc(32, 5);
    const before = { ...db(), sealer: sealerOf(newKey, demoKey) };
    for (const id of tenants) {
      const secret_sealed = before.sealer.seal(`Secret of ${id}`, authenticatorContext(id, 'G-FULL'));
      await db().inTenant(id, (trx) =>
        trx
          .insertInto('authenticator')
          .values({ tenant_id: id, global_id: 'G-FULL', secret_sealed })
          .execute(),
      );
      await anchorAudit(before, id);
    }
    await reseal({ ...db(), sealer: sealerOf(third, newKey, demoKey) });
    const only = { ...db(), sealer: sealerOf(third) };
    for (const id of tenants) {
      expect(await db().inTenant(id, secretOf(only.sealer, id))).toBe(`Secret of ${id}`);
      expect(await verifyAudit(only, id)).toMatchObject({ problem: undefined });
    }
  });
});

describe('A key rotation on PostgreSQL', () => {
  let url: string;
  let early: Database;
  let late: Database;
  beforeAll(async () => {
    url = await copiedDatabase(inject('postgresTemplate'));
    // Processes before and after they learn which key comes first; all know both.
    early = connectPostgres(url, 4, sealerOf(demoKey, newKey));
    late = connectPostgres(url, 4, sealerOf(newKey, demoKey));
  });
  afterAll(async () => {
    await early.close();
    await late.close();
  });

  const numbers = async (db: Database) => {
    const { rows } = await asOwner<{ rows: { id: number; position: number; sealed: Uint8Array }[] }>(
      db,
      (trx) =>
        sql`select application_id as id, position, tfn_sealed as sealed from application_tax
        where tenant_id = ${tenant} and tfn_sealed is not null order by 1, 2`.execute(trx),
    );
    return rows.map(({ id, position, sealed }) =>
      db.sealer.open(sealed, taxNumberContext(tenant, id, position)),
    );
  };

  test.runIf(releaseScope)(
    'users keep working, a killed command loses nothing, and the next one finishes',
    async () => {
      const big = randomBytes(8 * chunk);
      const file = await store(early, big);
      const before = await numbers(early);
      let over = false;
      const written: [StoredFile, Buffer][] = [];
      const working = [early, late].map(async (db) => {
        for (let turn = 0; !over; turn += 1) {
          expect(await numbers(db)).toEqual(before);
          expect((await read(db, file)).equals(big)).toBe(true);
          const bytes = randomBytes(1_000 + turn);
          written.push([await store(db, bytes), bytes]);
        }
      });
      const keys = [newKey, demoKey].map((key) => Buffer.from(key).toString('base64')).join();
      const env = { DATABASE_URL: url, PORTAL_DATA_KEY: keys };
      const killed = runProgram('cli/keys-rotate.ts', env);
      const all = (await leftOver(early, late.sealer))['stored_file_chunk.bytes'] ?? 0;
      const left = async () => (await leftOver(early, late.sealer))['stored_file_chunk.bytes'] ?? 0;
      await expect.poll(left, { timeout: 30_000, interval: 5 }).toBeLessThan(all);
      killed.signal('SIGKILL');
      await killed.ended;
      expect(await left()).toBeGreaterThan(0);
      const { code, out, problems } = await runProgram('cli/keys-rotate.ts', env).ended;
      expect([code, problems]).toEqual([0, '']);
      expect(out).toMatch(/^\d+ values were sealed under the first key; no value uses another key\.\n$/);
      over = true;
      await Promise.all(working);
      // A process with the earlier configuration may have sealed something since.
      await reseal(late);
      const only = { ...late, sealer: sealerOf(newKey) };
      expect(await leftOver(only, only.sealer)).toEqual(nothing);
      expect(await numbers(only)).toEqual(before);
      expect((await read(only, file)).equals(big)).toBe(true);
      expect(await auditedCommands(late)).toEqual(['keys:rotate']);
      expect(written.length).toBeGreaterThan(2);
      for (const [stored, bytes] of written) expect((await read(only, stored)).equals(bytes)).toBe(true);
    },
  );
});
