import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { makePictures } from '../../tools/review/pictures.ts';
import type { PictureIndex, StateRecord } from '../../tools/review/records.ts';
import { parseLooks } from '../../tools/review/sign-off.ts';
import { statesOf } from '../../tools/review/states.ts';
import { root } from '../../tools/root.ts';
import { built, expect, test as base } from './support/workbench.ts';

const test = base.extend<{ out: string }>({
  out: async ({}, provide) => {
    const out = mkdtempSync(join(tmpdir(), 'portal-pictures-'));
    await provide(out);
    rmSync(out, { recursive: true, force: true });
  },
});

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const records = () => readJson<StateRecord[]>(join(built, 'states.json'));
const recordsOf = (...ids: string[]) => records().filter(({ Id }) => ids.includes(Id));
const options = { workbench: built, looks: parseLooks('base'), commit: 'a1b2c3d' };
const sizeOf = (file: string) => PNG.sync.read(readFileSync(file));
const hashes = ({ Pictures }: PictureIndex) =>
  Pictures.map(({ State, Look, Hash }) => `${State} ${Look} ${Hash}`);

/** A state that only a hidden story shows. */
const shownBy = (Id: string, story: string): StateRecord => ({
  Id,
  Area: 'users',
  Due: true,
  Stories: [{ Id: story, Title: 'Foundations/Story conventions', Name: story, Tests: [] }],
  Rows: [],
  Decisions: [],
  Review: null,
});

test('the workbench lists every state of the states files, in their order (DESK-016)', () => {
  const found = records();
  expect(found.map(({ Id }) => Id)).toEqual(statesOf(root).map(({ id }) => id));
  for (const record of found) {
    expect(Object.keys(record)).toEqual(['Id', 'Area', 'Due', 'Stories', 'Rows', 'Decisions', 'Review']);
    for (const story of record.Stories) expect(Object.keys(story)).toEqual(['Id', 'Title', 'Name', 'Tests']);
  }
});

test('writes one picture with a thumb for each state and look, in the order of the states (DESK-031)', async ({
  out,
}) => {
  test.slow();
  const states = recordsOf('users.page.populated', 'users.page.empty');
  const looks = parseLooks('base,banksia-dark-390');
  const { failures } = await makePictures({ ...options, looks, states, out });
  expect(failures).toEqual([]);
  const index = readJson<PictureIndex>(join(out, 'pictures.json'));
  expect(index.Commit).toBe('a1b2c3d');
  expect(index.Browser).toMatch(/^Chromium \d+/);
  expect(index.Looks).toEqual(looks);
  expect(index.Pictures.map(({ State, Look, File }) => [State, Look, sizeOf(join(out, File)).width])).toEqual(
    [
      ['users.page.populated', 'harbour-light-1280', 1280],
      ['users.page.populated', 'banksia-dark-390', 390],
      ['users.page.empty', 'harbour-light-1280', 1280],
      ['users.page.empty', 'banksia-dark-390', 390],
    ],
  );
  for (const { File, Hash } of index.Pictures) {
    const hash = createHash('sha256').update(readFileSync(join(out, File)));
    expect(hash.digest('hex')).toBe(Hash);
  }
});

test('the thumb shows the part that the state is about, at its own size (DESK-078)', async ({ out }) => {
  const { index } = await makePictures({ ...options, states: recordsOf('activity.feed.empty'), out });
  const [picture] = index.Pictures;
  const whole = sizeOf(join(out, picture?.File ?? ''));
  const part = sizeOf(join(out, picture?.Thumb ?? ''));
  expect(part.width).toBeLessThan(whole.width);
  expect(part.height).toBeLessThan(whole.height / 2);
});

test('makes the same pictures again, with other stories around them, and tells a failure from loading (DESK-032, DESK-033)', async ({
  out,
}) => {
  test.slow();
  const states = records().filter(({ Id }) => Id.startsWith('users.page.'));
  const first = await makePictures({ ...options, states, out });
  const again = await makePictures({ ...options, states: states.toReversed(), out, jobs: 1 });
  expect(first.failures).toEqual([]);
  expect(hashes(again.index).toSorted()).toEqual(hashes(first.index).toSorted());
  expect(new Set(first.index.Pictures.map(({ Hash }) => Hash)).size).toBe(states.length);
});

test('pictures a long page in full, and a phone at its width (DESK-032)', async ({ out }) => {
  const states = recordsOf('detail.page.complete', 'responsive.users.narrow');
  const { index } = await makePictures({ ...options, states, out });
  const [long, narrow] = index.Pictures.map(({ File }) => sizeOf(join(out, File)));
  expect(long?.height).toBeGreaterThan(800);
  expect(long?.height).toBeLessThanOrEqual(4_000);
  expect(narrow?.width).toBe(390);
});

test('reports a story that fails, is missing or never ends, and makes the others (DESK-035)', async ({
  out,
}) => {
  const states = [
    shownBy('users.page.failing', 'foundations-story-conventions--failing'),
    shownBy('users.page.endless', 'foundations-story-conventions--endless'),
    shownBy('users.page.missing', 'screens-users-list--missing'),
    ...recordsOf('users.page.empty'),
  ];
  const { index, failures } = await makePictures({ ...options, states, out, timeLimit: 8_000 });
  expect(index.Pictures.map(({ State }) => State)).toEqual(['users.page.empty']);
  expect(failures).toEqual([
    expect.stringMatching(/^foundations-story-conventions--failing \(users\.page\.failing\): .*“Cancel”/s),
    expect.stringMatching(
      /^foundations-story-conventions--endless \(users\.page\.endless\): .*8000ms exceeded/,
    ),
    expect.stringMatching(/^screens-users-list--missing \(users\.page\.missing\): /),
  ]);
});
