import { brandWarnings } from '@portal/api/contract';
import type {
  BrandDraft,
  getLook,
  getPublishedLook,
  listLooks,
  publishBrand,
  Reply,
} from '@portal/api/contract';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Trx } from '../../platform/db/connect.ts';
import { forbidden } from '../../platform/http/http-error.ts';
import { auditedOf } from '../../testing/audited.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { personOf } from '../../testing/person.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { tenantDirectory } from '../../tenants/directory.ts';
import { setImage, setTheme } from './command-look.service.ts';
import { expireLooks } from './expire-looks.ts';
import { lookSurfaces } from './look-surfaces.ts';
import { publishDraft } from './publish.service.ts';
import { refusalOf, square, studio } from './testing/studio.ts';

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const at = new Date('2026-03-11T22:14:00Z').getTime();
const host = 'harbour.localhost:4000';
const surfaces = ['Portal', 'Sign-in page', 'Emails', 'PDF reports', 'Icon of the tab'] as const;

onEachDatabase('Publishing a look', (db) => {
  let app: TestApp;
  /** Another process on the same database, whose directory is empty. */
  const other = () => testApp(db(), { now: () => at });
  let fiona: ReturnType<typeof studio>;
  let fred: ReturnType<typeof studio>;
  beforeAll(() => {
    app = testApp(db(), { now: () => at });
    fiona = studio(app);
    fred = studio(app, { as: 'FED' });
  });
  beforeEach(async () => {
    await fiona.reset();
    // Publications count for an hour.
    await db().inTenant('harbour', (trx) =>
      trx
        .updateTable('brand_look')
        .set({ published_at: new Date(at - 7200_000) })
        .execute(),
    );
  });
  const history = async () => (await (await fiona.send('/history')).json()) as Reply<typeof listLooks>;
  const published = async () => (await fiona.read()).Published;
  const replyOf = async (answer: Response) => (await answer.json()) as Reply<typeof publishBrand>;
  /** Publishes a draft with parts of the server replaced. */
  const publishWith = async (
    seen: BrandDraft | null,
    seams: Parameters<typeof publishDraft>[2],
    recheckPermission = () => Promise.resolve(),
  ) => {
    const tenant = (await tenantDirectory(db()).byHost(host)) ?? expect.fail('There is no tenant.');
    const { DraftId, Revision } = seen ?? expect.fail('There is no draft.');
    const work = <T>(step: (trx: Trx) => Promise<T>) => db().inTenant(tenant.id, step);
    const { text = '' } = await publishDraft(
      {
        tenant,
        person: personOf('G-FULL'),
        body: { DraftId, Revision, Acknowledged: [...brandWarnings] },
        recheckPermission,
        work,
        conclude: async (last) => ({ text: JSON.stringify(await work(last)) }),
      },
      new Date(at),
      seams,
    );
    return JSON.parse(text) as Reply<typeof publishBrand>;
  };
  const page = async (at: TestApp = app) => (await at.send('/list')).text();

  test('draws every surface, then adds a look that every process serves from the first byte (STUDIO-057, STUDIO-061, STUDIO-064)', async () => {
    const { Draft: first } = await fiona.uploaded(
      'logo',
      square('#7a1fa2').replace('0 0 40 40', '0 0 120 40'),
    );
    const { Draft } = await fiona.saved(first, { Brand: '#7a1fa2' });
    const { Number } = await published();
    const reply = await replyOf(await fiona.publish(Draft, { Note: ' Our purple ' }));
    const success = surfaces.map((Surface) => ({ Surface, Success: true, Message: null }));
    expect(reply).toEqual({ ErrorNo: 0, Number: Number + 1, Results: success });
    const [look] = (await history()).Looks;
    expect(look).toMatchObject({
      Number: Number + 1,
      Kind: 'Published',
      Note: 'Our purple',
      RestoredFrom: null,
    });
    expect(look?.By).toEqual({ GlobalUserId: 'G-FULL', Name: 'Fiona Full' });
    expect(look?.Changes.map(({ Field }) => Field)).toEqual(['Brand', 'Logo']);
    for (const process of [app, other()]) {
      const html = await page(process);
      expect(html).toContain('--portal-brand:#7a1fa2;');
      expect(html).toContain('--_p-logo-ratio:3;');
      expect(html).toContain(`/tenant-assets/harbour/${Draft?.Images.Logo?.ImageId}.svg`);
    }
    const { words } = await readPdf(await app.send('/api/report/1001/FinalReport', { as: 'FULL' }));
    expect(words).toContain('Harbour Trust');
    expect(await auditedOf(db(), 'look-published')).toContainEqual(
      expect.objectContaining({ actor_id: 'G-FULL', details: { number: Number + 1 } }),
    );
    // The old link says what became of the draft.
    expect((await refusalOf(await fred.save(Draft, {})))[1]).toBe(
      `This draft was published as look ${Number + 1} by Fiona Full on 12 Mar 2026 09:14.`,
    );
  });

  test('serves a published image to anybody on the tenant’s own host, and a draft’s to nobody (STUDIO-043)', async () => {
    const { Draft, Image } = await fiona.uploaded('icon', square('#101010'));
    const path = `/tenant-assets/harbour/${Image?.ImageId}.svg`;
    expect((await app.send(path)).status).toBe(404);
    expect((await replyOf(await fiona.publish(Draft))).ErrorNo).toBe(0);
    const answer = await app.send(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox; img-src data:; font-src data:; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await app.send(path, { host: 'meridian.localhost:4000' })).status).toBe(404);
    expect((await app.send(path.replace('.svg', '.png'))).status).toBe(404);
    const fixed = await app.send('/tenant-assets/harbour/favicon.svg');
    expect(await fixed.text()).toBe(await answer.text());
    expect(fixed.headers.get('cache-control')).toBe('no-cache');
    const tag = fixed.headers.get('etag') ?? '';
    const again = await app.send('/tenant-assets/harbour/favicon.svg', { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('of the same confirmation twice publishes once (STUDIO-060)', async () => {
    const { Draft } = await fiona.saved(null, { Corner: 11 });
    const one = await replyOf(await fiona.publish(Draft, {}, 'key-1'));
    const two = await replyOf(await fiona.publish(Draft, {}, 'key-1'));
    expect(two).toEqual(one);
    expect((await history()).Looks.filter(({ Number }) => Number === one.Number)).toHaveLength(1);
  });

  test('takes the draft only as it was looked at (STUDIO-059)', async () => {
    const { Draft } = await fiona.saved(null, { Corner: 10 });
    const { Number } = await published();
    await fred.saved(Draft, { Density: 0.875 });
    expect(await refusalOf(await fiona.publish(Draft))).toEqual([
      409,
      'Fred Federated changed the draft at 09:14. Look at it again before you publish.',
    ]);
    expect((await published()).Number).toBe(Number);
  });

  test('asks for each warning, and decides by its own findings (STUDIO-028, STUDIO-030, STUDIO-031)', async () => {
    const { Draft: first } = await fiona.saved(null, { Brand: '#c22826' });
    const refused = await replyOf(await fiona.publish(first, { Acknowledged: [] }));
    expect(refused).toMatchObject({ ErrorNo: 1, Number: null });
    expect(refused.Message).toContain('from the colour of danger');
    const { Draft } = await fiona.uploaded('logo', square('#ffffff'), { seen: first });
    const { Draft: light } = await fiona.saved(Draft, { Navigation: '#f1f6f3' });
    const partly = await replyOf(await fiona.publish(light, { Acknowledged: ['brand-near-danger'] }));
    expect(partly.Message).toContain('Logo on the navigation is 1.09:1 in light mode, 3:1 is asked.');
    expect((await replyOf(await fiona.publish(light))).ErrorNo).toBe(0);
  });

  test('publishes nothing if one surface cannot be drawn, or a pair fails (STUDIO-031, STUDIO-056, STUDIO-058)', async () => {
    const { Draft } = await fiona.saved(null, { Corner: 9 });
    const before = await published();
    const broken = () => Promise.reject(new Error('The report was not written: no paper.'));
    const undrawn = await publishWith(Draft, { surfaces: { ...lookSurfaces, 'PDF reports': broken } });
    expect(undrawn).toMatchObject({ ErrorNo: 1, Message: 'Nothing was published.', Number: null });
    expect(undrawn.Results).toEqual(
      surfaces.map((Surface) => ({
        Surface,
        Success: false,
        Message: Surface === 'PDF reports' ? 'The report was not written: no paper.' : null,
      })),
    );
    const fails = { Id: 'x', Level: 'fails', Field: null, What: 'A pair fails.' } as const;
    expect(await publishWith(Draft, { findings: () => Promise.resolve([fails]) })).toMatchObject({
      ErrorNo: 1,
      Message: 'Nothing can be published while a pair fails.',
    });
    expect(await fiona.read()).toEqual({ Published: before, Draft });
  });

  test('does not block other calls while it draws, and publishes nothing if the draft or the permission changes meanwhile (STUDIO-059)', async () => {
    const { Draft } = await fiona.saved(null, { Corner: 13 });
    const before = await published();
    const slow = async () => void (await fred.saved(Draft, { Density: 0.875 }));
    await expect(publishWith(Draft, {}, () => Promise.reject(forbidden()))).rejects.toThrow('permission');
    await expect(publishWith(Draft, { surfaces: { ...lookSurfaces, Emails: slow } })).rejects.toThrow(
      'Fred Federated changed the draft at 09:14. Look at it again before you publish.',
    );
    expect(await fiona.read()).toMatchObject({ Published: before, Draft: { Theme: { radius: 13 } } });
  });

  test('restores an older look as a new one, with its images, and leaves the draft on its base (STUDIO-066, STUDIO-068)', async () => {
    const { Published } = await fiona.read();
    const first = (await (await fiona.send('/history/1')).json()) as Reply<typeof getLook>;
    expect(first.Changes.length).toBeGreaterThan(0);
    const { Draft } = await fiona.saved(null, { Corner: 16 });
    const reply = await replyOf(await fiona.restore(1, Published.Number));
    expect(reply).toMatchObject({ ErrorNo: 0, Number: Published.Number + 1 });
    const after = await fiona.read();
    expect(after.Published).toMatchObject({ Theme: first.Theme, Images: first.Images });
    expect(after.Draft).toMatchObject({
      DraftId: Draft?.DraftId,
      BaseNumber: Published.Number,
      Theme: { radius: 16 },
    });
    expect((await history()).Looks[0]).toMatchObject({ Kind: 'Restored', RestoredFrom: 1 });
    expect((await auditedOf(db(), 'look-restored')).at(-1)?.details).toEqual({
      from: 1,
      to: Published.Number + 1,
    });
    // Who looked at the draft before has to look at it again.
    expect((await refusalOf(await fred.publish(Draft)))[1]).toMatch(
      new RegExp(
        `^Look ${Published.Number + 1} was published by Fiona Full at \\d\\d:\\d\\d\\. Look at it again\\.$`,
      ),
    );
    expect((await fiona.restore(99, Published.Number + 1)).status).toBe(404);
  });

  test('lets one of several at once through, and numbers looks without a gap (STUDIO-069)', async () => {
    const { Number } = await published();
    const answers = await Promise.all(
      [app, other(), other(), app].map((process, index) =>
        studio(process, { as: index % 2 === 0 ? 'FULL' : 'FED' }).restore(index % 2 === 0 ? 1 : 2, Number),
      ),
    );
    const told = await Promise.all(answers.filter(({ status }) => status !== 200).map(refusalOf));
    expect(told).toHaveLength(3);
    for (const [status, sentence] of told) {
      expect(status).toBe(409);
      expect(sentence).toMatch(
        new RegExp(`^Look ${Number + 1} was published by .+ at \\d\\d:\\d\\d\\. Look at it again\\.$`),
      );
    }
    const numbers = (await history()).Looks.map((look) => look.Number);
    expect(numbers).toEqual(Array.from({ length: Number + 1 }, (_, index) => Number + 1 - index));
  });

  test('rejects the 31st publication of a tenant within an hour with the waiting time (STUDIO-083)', async () => {
    const { Number } = await published();
    await db().inTenant('harbour', (trx) =>
      trx
        .insertInto('brand_look')
        .values(
          Array.from({ length: 30 }, (_, index) => ({
            tenant_id: 'harbour',
            number: 1000 + index,
            theme: '{"brand": "#0b5cab"}',
            images: '{}',
            kind: 'published' as const,
            published_at: new Date(at - 600_000),
          })),
        )
        .execute(),
    );
    const answer = await fiona.restore(1, Number);
    await db().inTenant('harbour', (trx) =>
      trx.deleteFrom('brand_look').where('number', '>=', 1000).execute(),
    );
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3000']);
    expect((await published()).Number).toBe(Number);
  });

  test('serves the published look for open pages, and 304 while it is the same (STUDIO-062)', async () => {
    const look = await app.read<Reply<typeof getPublishedLook>>('/api/configuration/look');
    const html = await page();
    expect(html).toContain(look.Css);
    expect(html).toContain(`href="${look.FaviconUrl}"`);
    const unchanged = await app.send('/api/configuration/look', {
      headers: { 'if-none-match': `"${look.Look}"` },
    });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    await fiona.publishes({ Corner: 7 });
    const changed = await app.send('/api/configuration/look', {
      headers: { 'if-none-match': `"${look.Look}"` },
    });
    expect([changed.status, changed.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  test('previews the sign-in page and an email without anything that loads or runs, and a sample report (STUDIO-022, STUDIO-023, STUDIO-044)', async () => {
    const { Published } = await fiona.read();
    const look = { Theme: { brand: '#7a1fa2', radius: 3 }, Images: Published.Images };
    const preview = (body: object) =>
      fiona.send('/preview', { json: { ...look, Mode: 'dark', Contrast: 'more', ...body } });
    const { SignIn, Email } = (await (await preview({})).json()) as { SignIn: string; Email: string };
    expect(SignIn).toContain('<html data-mode="dark" data-contrast="more" ');
    expect(SignIn).toContain('--portal-logo:url("portal-image:logo");');
    expect(SignIn).toContain('--portal-brand:#7a1fa2;');
    for (const document of [SignIn, Email]) {
      expect(document).not.toMatch(/<script|<link|@import|@font-face|src=|url\("\//);
      expect(document).not.toContain('nonce');
    }
    expect(Email).toContain('bgcolor="#7a1fa2"');
    expect((await preview({ Theme: { brand: 'red' } })).status).toBe(400);
    const unknown = { ...Published.Images.Logo, ImageId: '0'.repeat(64) };
    expect((await preview({ Images: { Logo: unknown } })).status).toBe(400);
    const pdf = await fiona.send('/sample-pdf', { json: look });
    expect(pdf.headers.get('content-disposition')).toContain('filename="sample-report.pdf"');
    expect((await readPdf(pdf)).words).toContain('Sample report');
    expect((await fiona.read()).Draft).toBeNull();
  });

  test('by the tenant command adds a look of an operator (STUDIO-067)', async () => {
    const { Number } = await published();
    await setTheme(db(), 'harbour', { brand: '#1f7a8c' });
    await setImage(db(), 'harbour', 'logo', {
      name: 'logo.svg',
      bytes: new TextEncoder().encode(square('#1f7a8c')),
    });
    const { Looks } = await history();
    expect(Looks.slice(0, 2)).toMatchObject([
      { Number: Number + 2, Kind: 'Command', By: null, Changes: [{ Field: 'Logo' }] },
      { Number: Number + 1, Kind: 'Command', By: null },
    ]);
    expect(Looks.at(-1)).toMatchObject({ Number: 1, Kind: 'Setup', By: null });
    expect(await page(other())).toContain('--portal-brand:#1f7a8c;');
  });

  test('at night discards an untouched draft and forgets the oldest looks and unused images (STUDIO-054, STUDIO-070)', async () => {
    const { Draft, Image } = await fiona.uploaded('logo', square('#345678'));
    const day = 24 * 3600_000;
    await expireLooks(db(), 'harbour', new Date(at + 89 * day));
    expect((await fiona.read()).Draft).toEqual(Draft);
    await expireLooks(db(), 'harbour', new Date(at + 91 * day));
    expect((await fiona.read()).Draft).toBeNull();
    expect((await fiona.send(`/image/${Image?.ImageId}`)).status).toBe(404);
    expect((await refusalOf(await fiona.save(Draft, {})))[1]).toMatch(
      /^This draft was discarded on \d\d Jun 2026 /,
    );

    const { Number } = await published();
    await db().inTenant('harbour', async (trx) => {
      await trx
        .updateTable('tenant')
        .set({ look: Number + 200 })
        .execute();
      await trx
        .updateTable('brand_look')
        .set({ number: Number + 200 })
        .where('number', '=', Number)
        .execute();
    });
    await expireLooks(db(), 'harbour', new Date(at));
    expect((await history()).Looks.map((look) => look.Number)).toEqual([Number + 200]);
    const { Images } = await published();
    expect((await fiona.send(`/image/${Images.Logo?.ImageId}`)).status).toBe(200);
  });
});
