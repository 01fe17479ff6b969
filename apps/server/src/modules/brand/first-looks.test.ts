import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectPostgres } from '../../platform/db/connect.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { copiedDatabase } from '../../testing/databases.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40"/></svg>';
const sha256 = createHash('sha256').update(svg).digest('hex');

test('the migration gives each tenant look 1 with its theme, and its drawings as published images (STUDIO-067)', async () => {
  const db = connectPostgres(await copiedDatabase(), 1);
  await migrate(
    db,
    migrations.filter(({ name }) => name < '0004'),
  );
  await db.system(async (trx) => {
    for (const [id, drawings] of [
      ['harbour', { logo: svg, 'logo-dark': svg, favicon: svg }],
      ['plain', {}],
    ] as const) {
      await sql`insert into tenant (id, display_name, theme, settings, drawings)
        values (${id}, ${id}, '{"brand": "#0b5cab"}', '{}', ${JSON.stringify(drawings)}::jsonb)`.execute(trx);
      await sql`insert into tenant_host values (${`${id}.example`}, ${id}), (${`www.${id}.example`}, ${id})`.execute(
        trx,
      );
    }
  });
  await migrate(db);

  const image = { ImageId: sha256, MediaType: 'image/svg+xml', Bytes: svg.length, Width: 40, Height: 40 };
  const expected = { harbour: { Logo: image, LogoOnDark: image, Icon: image }, plain: {} };
  for (const [id, images] of Object.entries(expected))
    await db.inTenant(id, async (trx) => {
      expect(await trx.selectFrom('tenant').select(['look', 'images']).execute()).toEqual([
        { look: 1, images },
      ]);
      expect(
        await trx
          .selectFrom('brand_look')
          .select(['number', 'theme', 'images', 'kind', 'published_by'])
          .execute(),
      ).toEqual([{ number: 1, theme: { brand: '#0b5cab' }, images, kind: 'setup', published_by: null }]);
    });
  const stored = await db.inTenant('harbour', (trx) =>
    trx.selectFrom('brand_image').select(['sha256', 'bytes', 'published_at']).execute(),
  );
  expect(stored.map((row) => [row.sha256, Buffer.from(row.bytes).toString()])).toEqual([[sha256, svg]]);
  expect(stored[0]?.published_at).toBeInstanceOf(Date);
  await db.close();
});
