import { PNG } from 'pngjs';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { auditedOf } from '../../testing/audited.ts';
import { releaseScope } from '../../../../../tools/test-scope.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { refusalOf, square, studio } from './testing/studio.ts';

// Allows for a slow, busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The moment of every call: 09:14 in Sydney. */
const at = new Date('2026-03-11T22:14:00Z').getTime();
const meridian = 'meridian.localhost:4000';

function opaque(width: number) {
  const png = new PNG({ width, height: 60 });
  png.data.fill(255);
  return png;
}
/** Eight nested groups. Each draws the next smaller group forty times. */
const manyUses = Array.from(
  { length: 8 },
  (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(40)}</g>`,
).join('<path id="g0" d="M0 0h1v1z"/>');

onEachDatabase('The draft of a look', (db) => {
  let app: TestApp;
  let fiona: ReturnType<typeof studio>;
  let fred: ReturnType<typeof studio>;
  beforeAll(() => {
    app = testApp(db(), { now: () => at });
    fiona = studio(app);
    fred = studio(app, { as: 'FED' });
  });
  beforeEach(async () => {
    await fiona.reset();
  });

  test('begins with the first change, saves itself field by field, and leaves what is published (STUDIO-005, STUDIO-013)', async () => {
    const before = await fiona.read();
    expect(before.Published).toMatchObject({
      Number: 1,
      Theme: { brand: '#0b5cab', nav: '#10243e' },
      By: null,
    });
    expect(before.Draft).toBeNull();
    const { Draft } = await fiona.saved(null, { Brand: '#7A1FA2' });
    expect(Draft).toMatchObject({
      BaseNumber: 1,
      Revision: 1,
      Theme: { brand: '#7a1fa2', nav: '#10243e' },
      Fields: { Brand: { By: { GlobalUserId: 'G-FULL', Name: 'Fiona Full' }, At: at / 1000 } },
      SavedAt: at / 1000,
    });
    const second = await fiona.saved(Draft, { Corner: 12, Navigation: null });
    expect(second.Draft).toMatchObject({ Revision: 2, Theme: { brand: '#7a1fa2', radius: 12 } });
    expect(second.Draft?.Theme.nav).toBeUndefined();
    expect(await fiona.read()).toEqual({ ...before, Draft: second.Draft });
  });

  test('keeps changes of different fields by two people, and asks about the same field (STUDIO-049, STUDIO-050)', async () => {
    const { Draft: seen } = await fiona.saved(null, { Density: 0.875 });
    await fred.saved(seen, { Brand: '#aa0000' });
    const { Draft, Conflicts } = await fiona.saved(seen, { Brand: '#bb0000', Corner: 4 });
    expect(Draft?.Theme).toMatchObject({ brand: '#aa0000', radius: 4, density: 0.875 });
    const by = { By: { GlobalUserId: 'G-FED', Name: 'Fred Federated' }, At: at / 1000 };
    expect(Conflicts).toEqual([{ Field: 'Brand', Theirs: '#aa0000', Yours: '#bb0000', ...by }]);
    const kept = await fiona.saved(Draft, { Brand: '#bb0000' });
    expect([kept.Draft?.Theme.brand, kept.Conflicts]).toEqual(['#bb0000', []]);
    // The same value twice is no change, whatever the revision.
    const same = await fred.saved(seen, { Brand: '#bb0000' });
    expect([same.Draft?.Revision, same.Conflicts]).toEqual([kept.Draft?.Revision, []]);
  });

  test('of two people who begin at once is one draft (STUDIO-049)', async () => {
    const [one, other] = await Promise.all([
      fiona.saved(null, { Brand: '#aa0000' }),
      fred.saved(null, { Corner: 3 }),
    ]);
    expect(one.Draft?.DraftId).toBe(other.Draft?.DraftId);
    expect((await fiona.read()).Draft?.Theme).toMatchObject({ brand: '#aa0000', radius: 3 });
  });

  test('ends without asking once nothing differs, and a link says so (STUDIO-012, STUDIO-047)', async () => {
    const { Draft } = await fiona.saved(null, { Brand: '#7a1fa2' });
    expect(await fiona.saved(Draft, { Brand: '#0B5CAB' })).toMatchObject({ Draft: null, Conflicts: [] });
    expect(await refusalOf(await fred.save(Draft, {}))).toEqual([
      409,
      'This draft was discarded by Fiona Full on 12 Mar 2026 09:14.',
    ]);
  });

  test.each([
    ['#zz', 400],
    ['zz0000', 400],
    ['#12345', 400],
    ['#1234567', 400],
    ['#0b5cab80', 400],
    ['red', 400],
    ['rgb(1,2,3)', 400],
    ['url(#a)', 400],
    ['var(--x)', 400],
    [null, 400],
    ['#ABC', 200],
    ['#0F7B5F', 200],
  ])('takes the brand %s with the status %i (STUDIO-010, STUDIO-011)', async (Brand, status) => {
    const answer = await fiona.save(null, { Brand, Corner: 5 });
    expect(answer.status).toBe(status);
    expect((await fiona.read()).Draft?.Theme.radius).toBe(status === 200 ? 5 : undefined);
  });

  test('rejects unknown fields, corners and fonts, and stores nothing', async () => {
    for (const bad of [{ Corner: 17 }, { Density: 2 }, { Font: 'Arial' }, { Colour: '#fff' }, { Logo: 'x' }])
      expect((await fiona.save(null, bad)).status).toBe(400);
    expect((await fiona.read()).Draft).toBeNull();
  });

  test('is discarded only as it was seen, with its images (STUDIO-053, STUDIO-059)', async () => {
    const { Draft, Image } = await fiona.uploaded('logo', square('#aa0000'));
    const changed = await fred.saved(Draft, { Corner: 2 });
    const discard = (seen: typeof Draft) =>
      fiona.send('/draft/discard', { json: { DraftId: seen?.DraftId, Revision: seen?.Revision } });
    expect(await refusalOf(await discard(Draft))).toEqual([
      409,
      'Fred Federated changed the draft at 09:14. Look at it again before you discard.',
    ]);
    expect((await discard(changed.Draft)).status).toBe(200);
    expect(await fiona.read()).toMatchObject({ Published: { Number: 1 }, Draft: null });
    expect((await fiona.send(`/image/${Image?.ImageId}`)).status).toBe(404);
    expect((await discard(changed.Draft)).status).toBe(409);
  });

  test('is unknown to administrators of other tenants, and nobody without the claim learns anything (STUDIO-046, STUDIO-048)', async () => {
    const { Draft, Image } = await fiona.uploaded('logo', square('#ca11a7'));
    const stranger = studio(app, { host: meridian });
    expect(await refusalOf(await stranger.save(Draft, {}))).toEqual([404, 'This draft cannot be found.']);
    expect((await stranger.publish(Draft)).status).toBe(404);
    expect((await stranger.send(`/image/${Image?.ImageId}`)).status).toBe(404);
    expect((await stranger.save(null, { Logo: Image?.ImageId })).status).toBe(400);
    const staff = studio(app, { as: 'MY' });
    for (const answer of [
      await staff.send(''),
      await staff.send(`/image/${Image?.ImageId}`),
      await staff.save(Draft, {}),
    ])
      expect(answer.status).toBe(403);
    const seen = await Promise.all(
      [
        '/list',
        '/api/configuration/look',
        '/api/configuration/tenant',
        `/tenant-assets/harbour/${Image?.ImageId}.svg`,
      ].map(async (path) => (await app.send(path)).text()),
    );
    for (const secret of ['ca11a7', Draft?.DraftId ?? '', Image?.ImageId ?? ''])
      expect([...seen, ...app.logged].filter((text) => text.includes(secret))).toEqual([]);
  });

  test('stores an image as it was uploaded, tells its facts, and has the published one back by its id (STUDIO-033, STUDIO-039, STUDIO-040)', async () => {
    const { Published } = await fiona.read();
    const file = square('#aa0000', '<!-- by me --><metadata/>');
    const first = await fiona.uploaded('logo', file);
    expect(first).toMatchObject({
      ErrorNo: 0,
      Problems: [],
      Image: { MediaType: 'image/svg+xml', Width: 40, Height: 40 },
    });
    const stored = await fiona.send(`/image/${first.Image?.ImageId}`);
    expect(stored.headers.get('content-type')).toBe('image/svg+xml');
    expect(stored.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(stored.headers.get('content-security-policy')).toContain('sandbox');
    expect(await stored.text()).toBe(file);
    const again = await fiona.uploaded('logo', file, { seen: first.Draft });
    expect(again.Image?.ImageId).toBe(first.Image?.ImageId);
    const back = await fiona.saved(again.Draft, { Logo: Published.Images.Logo?.ImageId });
    expect(back.Draft).toBeNull();
  });

  test.each([
    ['logo', 'logo.png', '<html><script>1</script></html>', 'is neither an SVG nor a PNG with a size'],
    ['logo', 'logo.png', '', 'is neither an SVG nor a PNG with a size'],
    ['logo', 'logo.svg', `\n${square('#000').replace('/>', '>')}`, 'is not well-formed at line 2'],
    ['logo', 'logo.svg', square('none'), 'shows nothing: it is damaged, or transparent'],
    ['icon', 'icon.svg', square('#000').replace('0 0 40 40', '0 0 100 40'), 'is not square'],
    // Takes seconds, because it is drawn until the time limit.
    ...(releaseScope
      ? [['logo', 'logo.svg', square('#000', manyUses), 'takes too long or too much memory to draw']]
      : []),
  ] as [string, string, string, string][])(
    'refuses for %s the file %s %#, names why, and keeps the image before (STUDIO-035, STUDIO-038, STUDIO-041, STUDIO-042)',
    async (slot, name, bytes, problem) => {
      const { Draft } = await fiona.uploaded('logo', square('#aa0000'));
      expect(await fiona.uploaded(slot, bytes, { name, seen: Draft })).toMatchObject({
        ErrorNo: 1,
        Message: 'Nothing was changed.',
        Problems: [`${name} ${problem}.`],
        Image: null,
        Draft: null,
      });
      expect((await fiona.read()).Draft).toEqual(Draft);
    },
  );

  test('takes a PNG, and none that is too wide or damaged (STUDIO-035, STUDIO-037)', async () => {
    const png = (width: number) => new Uint8Array(PNG.sync.write(opaque(width)));
    const { Draft, Image } = await fiona.uploaded('logo', png(120), { name: 'logo.png' });
    expect(Image).toMatchObject({ MediaType: 'image/png', Width: 120, Height: 60 });
    const stored = await fiona.send(`/image/${Image?.ImageId}`);
    expect(stored.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await stored.arrayBuffer())).toEqual(png(120));
    for (const [bytes, problem] of [
      [png(1025), 'is 1025 × 60 px, at most 1024 × 1024 px are asked'],
      [png(120).subarray(0, 90), 'shows nothing: it is damaged, or transparent'],
    ] as const)
      expect(await fiona.uploaded('logo', bytes.slice(), { name: 'logo.png', seen: Draft })).toMatchObject({
        ErrorNo: 1,
        Problems: [`logo.png ${problem}.`],
      });
    expect((await fiona.read()).Draft).toEqual(Draft);
  });

  test('takes a file of 64 KB, and none with a byte more (STUDIO-034)', async () => {
    const of = (size: number) => `${square('#00aa00')}${' '.repeat(size - square('#00aa00').length)}`;
    expect((await fiona.upload('logo', of(64 * 1024))).status).toBe(200);
    await fiona.reset();
    expect((await fiona.upload('logo', of(64 * 1024 + 1))).status).toBe(413);
    expect((await fiona.upload('banner', square('#000'))).status).toBe(404);
    expect((await fiona.read()).Draft).toBeNull();
  });

  test('audits its beginning, end and images without their values (STUDIO-078)', async () => {
    await fiona.uploaded('icon', square('#aa0000'), { name: 'secret.svg' });
    await fiona.uploaded('icon', 'x', { name: 'secret.svg' });
    await fiona.reset();
    const lines = await Promise.all(
      ['look-draft-begun', 'look-draft-discarded', 'brand-image-stored', 'brand-image-refused'].map((kind) =>
        auditedOf(db(), kind),
      ),
    );
    for (const of of lines) expect(of.at(-1)).toMatchObject({ actor_id: 'G-FULL', details: null });
  });

  test('rejects the 61st upload of a person within an hour with the waiting time (STUDIO-083)', async () => {
    const now = new Date();
    const busy = studio(testApp(db(), { now: () => now.getTime() }), { as: 'FED' });
    for (let sent = 0; sent < 60; sent += 1) expect((await busy.upload('logo', 'x')).status).toBe(200);
    const answer = await busy.upload('logo', square('#00aa00'));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await fiona.read()).Draft).toBeNull();
  });
});
