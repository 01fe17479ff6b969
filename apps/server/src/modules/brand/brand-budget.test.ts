import { releaseScope } from '../../../../../tools/test-scope.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/db/connect.ts';
import { measuredApp } from '../../testing/call-costs.ts';
import { openSeeded } from '../../testing/databases.ts';
import { studio } from './testing/studio.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let db: Database;
let costs: ReturnType<typeof measuredApp>;
let fiona: ReturnType<typeof studio>;
beforeAll(async () => {
  db = await openSeeded('postgres');
  costs = measuredApp(db);
  fiona = studio(costs.app);
});
afterAll(() => db.close());

const tagOf = async (path: string) => (await costs.app.send(path, { as: 'FULL' })).headers.get('etag') ?? '';
const unchanged = async (path: string) => {
  const headers = { 'if-none-match': await tagOf(path) };
  return () => costs.app.send(path, { as: 'FULL', headers });
};

test('needs one statement for the studio, and none for the published look of an open page', async () => {
  expect(await costs.statementsOf(await unchanged('/api/admin/brand'), 304)).toBe(1);
  const look = await unchanged('/api/configuration/look');
  await look();
  expect(await costs.allStatementsOf(look, 304)).toBe(0);
});

// Other work on the machine can slow down one side, and each of the five takes three seconds.
test.runIf(releaseScope)(
  'stays within its times, as a multiple of an empty answer',
  { retry: 3 },
  async () => {
    const look = { Theme: { brand: '#7a1fa2' }, Images: {}, Mode: 'light', Contrast: 'normal' };
    expect(await costs.timesOf(await unchanged('/api/configuration/look'))).toBeLessThan(1.2);
    // Its one statement brings it to 1.25, above the goal of 1.2; a second one would be about 1.5.
    expect(await costs.timesOf(await unchanged('/api/admin/brand'))).toBeLessThan(1.4);
    expect(await costs.timesOf((index) => fiona.save(null, { Corner: index % 16 }))).toBeLessThan(4);
    expect(await costs.timesOf(() => fiona.send('/preview', { json: look }))).toBeLessThan(4);
    expect(await costs.timesOf(() => fiona.send('/sample-pdf', { json: look }))).toBeLessThan(60);
  },
);
