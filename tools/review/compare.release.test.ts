import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compare, openIn, summaryOf } from './compare.ts';
import { baseLook, type Picture, type StateResult } from './records.ts';
import { launchOptions } from './workbench.ts';

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
const report = join(folder, 'report');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A white picture with grey pixels, which stand two px apart so that none looks like a smooth edge. */
function picture(side: string, State: string, dots = 0, grey = 0, width = 100): Picture {
  const png = new PNG({ width, height: 60 });
  png.data.fill(255);
  for (let dot = 0; dot < dots; dot += 1) {
    const start = ((10 + Math.floor(dot / 4) * 2) * width + 10 + (dot % 4) * 2) * 4;
    png.data.fill(grey, start, start + 3);
  }
  const File = `${baseLook}/${State}.png`;
  mkdirSync(join(folder, side, baseLook), { recursive: true });
  writeFileSync(join(folder, side, File), PNG.sync.write(png));
  return { State, Story: 'story', Look: baseLook, File, Thumb: File, Hash: `${dots} ${grey} ${width}` };
}

let results: readonly StateResult[] = [];
beforeAll(async () => {
  const same = ['same', 'seven', 'eight', 'grey', 'pale', 'wide'].map((name) => `users.page.${name}`);
  const [equal = '', seven = '', eight = '', grey = '', pale = '', wide = ''] = same;
  const base = [...same.map((state) => picture('base', state)), picture('base', 'list.page.removed')];
  const branch = [
    picture('branch', equal),
    picture('branch', seven, 7),
    picture('branch', eight, 8),
    picture('branch', grey, 8, 229),
    picture('branch', pale, 8, 252),
    picture('branch', wide, 0, 0, 120),
    picture('branch', 'users.page.new', 1),
  ];
  results = await compare({
    base: { folder: join(folder, 'base'), pictures: base },
    branch: { folder: join(folder, 'branch'), pictures: branch },
    report,
    title: 'Review: spacing against main',
    exists: (state) => branch.some(({ State }) => State === state),
    noteOf: (state) => (state === eight ? 'accepted by Edna Edit' : undefined),
    isAccepted: (_state, _look, hash) => hash === '8 0 100',
  });
}, 60_000);

test('names what is changed from eight pixels, new and removed (DESK-039, DESK-040)', () => {
  expect(results.map(({ Id, Status }) => `${Status} ${Id}`)).toEqual([
    'Changed users.page.eight',
    'Changed users.page.grey',
    'Changed users.page.wide',
    'New users.page.new',
    'Removed list.page.removed',
  ]);
});

test('a note accepts only the very picture that was judged (DESK-049)', () => {
  expect(openIn(results).map(({ Id }) => Id)).toEqual([
    'users.page.grey',
    'users.page.wide',
    'users.page.new',
  ]);
  expect(summaryOf(results)).toBe('3 changed, 1 new, 1 removed, 1 accepted');
});

test('the report opens from a file without a request, groups by area and has three views (DESK-041, DESK-043 to DESK-045)', async () => {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const heard: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob|file):/.test(request.url())) heard.push(request.url());
    });
    await page.goto(`file://${report}/index.html`);
    await page.getByText('Review: spacing against main').waitFor();
    await page.getByText('users › users.page.eight in harbour-light-1280').click();
    for (const view of ['Diff', 'Side by side', 'Slider']) {
      const pictures = page.getByTestId('test-results-image-diff');
      await pictures.getByRole('tab', { name: view, exact: true }).click();
      await pictures.locator('img').first().waitFor();
    }
    await page.getByText('accepted by Edna Edit').waitFor();
    expect(heard).toEqual([]);
  } finally {
    await browser.close();
  }
}, 60_000);
