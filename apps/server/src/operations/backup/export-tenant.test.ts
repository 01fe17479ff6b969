import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import { writeWhole } from '../../cli/files.ts';
import { keepFile, storeFile } from '../../platform/files/stored-file.store.ts';
import { taxNumberContext } from '../../platform/db/sealer.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { exportTenant } from './export-tenant.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function unpacked(
  file: string,
  times = new Map<string, number>(),
): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await openPromise(file, { autoClose: false });
  const parts = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    times.set(entry.fileName, entry.getLastModDate({ timezone: 'UTC', forceDosFormat: true }).getTime());
    parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  zip.close();
  return parts;
}

onEachDatabase('The export of a tenant', (db) => {
  test('contains all of its data, none of another tenant, and no credentials', async () => {
    const bytes = Buffer.alloc(600_000, 'scan');
    const stored = await storeFile(db(), { tenant: 'harbour', application: 1006 }, [bytes] as never);
    await db().inTenant('harbour', (trx) => keepFile(trx, stored));
    const sealed = db().sealer.seal('123456782', taxNumberContext('harbour', 1006, 0));
    await db().inTenant('harbour', async (trx) => {
      await trx.deleteFrom('application_tax').where('application_id', '=', 1006).execute();
      await trx
        .insertInto('application_tax')
        .values({
          tenant_id: 'harbour',
          application_id: 1006,
          position: 0,
          applicant_name: 'Ann',
          tfn_sealed: sealed,
        })
        .execute();
    });
    const times = new Map<string, number>();
    const write = async (name: string, taxNumbers: boolean) => {
      const file = join(folder, `${db().kind}-${name}`);
      await writeWhole(file, (sink) => exportTenant(db(), 'harbour', sink, { taxNumbers }));
      return unpacked(file, times);
    };
    const parts = await write('plain.zip', false);
    const rows = (name: string) =>
      String(parts.get(`${name}.jsonl`))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    const listed = rows('application').filter(({ status }) => status !== 'Cancelled');
    expect(listed).toHaveLength(147);
    expect(rows('portal_user')).toHaveLength(45);
    expect(rows('tenant')).toMatchObject([{ id: 'harbour', display_name: 'Harbour Trust' }]);
    expect(parts.get(`documents/1006/${stored.id}`)?.equals(bytes)).toBe(true);
    // Its time is the upload's on the clock of Sydney.
    const ahead = (times.get(`documents/1006/${stored.id}`) ?? 0) - Date.now();
    expect(Math.round(ahead / 3_600_000)).toBeOneOf([10, 11]);
    const text = Buffer.concat(
      [...parts].filter(([name]) => name.endsWith('.jsonl')).map(([, part]) => part),
    );
    expect(text.includes('meridian')).toBe(false);
    expect(text.includes('scrypt$')).toBe(false);
    expect(text.includes('sealed')).toBe(false);
    expect(
      [...parts.keys()].filter((name) =>
        /authenticator|passkey|recovery|one_time_link|audit_link|session|tax-numbers/.test(name),
      ),
    ).toEqual([]);

    const withNumbers = await write('numbers.zip', true);
    expect(String(withNumbers.get('tax-numbers.jsonl'))).toContain(
      '{"application_id":1006,"position":0,"tfn":"123456782"}\n',
    );
  });

  test('is not written for an unknown tenant, and no file is left', async () => {
    const file = join(folder, `${db().kind}-nobody.zip`);
    const write = () => writeWhole(file, (sink) => exportTenant(db(), 'nobody', sink, { taxNumbers: false }));
    await expect(write()).rejects.toThrow('There is no tenant nobody.');
    await expect(rm(file)).rejects.toThrow(/ENOENT/);
  });
});
