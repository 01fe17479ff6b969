import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '../../browser.ts';
import { pnpm, run } from '../../pnpm.ts';
import { root } from '../../root.ts';
import type { ReviewRecordFile } from '../result.ts';
import { serveWorkbench } from '../workbench.ts';

/** A clone with a `main` and a branch, and a cache of its own. */
const folder = mkdtempSync(join(tmpdir(), 'review-suite-'));
const checkout = join(folder, 'checkout');
const git = (...args: string[]) => run(checkout, 'git', args);
const out = join(folder, 'report');
const looked = 'users.page.*,settings.page.*,reports.page.*';

function review(...given: (string | Record<string, string>)[]) {
  const args = given.filter((part) => typeof part === 'string');
  const more = Object.assign({}, ...given.filter((part) => typeof part === 'object')) as object;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/review.ts', '--out', out, ...args], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', PORTAL_REVIEW_CACHE: join(folder, 'cache'), ...more },
  });
  const lines = stdout.trimEnd().split('\n');
  return { status, last: lines.at(-1), output: stdout + stderr };
}

const report = () => JSON.parse(readFileSync(join(out, 'review.json'), 'utf8')) as ReviewRecordFile;
const changed = () => report().States.map(({ Id, Status }) => `${Status} ${Id}`);

/** Replaces a text that must be there. */
function plant(file: string, from: string, to: string) {
  const text = readFileSync(join(checkout, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(checkout, file), text.replace(from, to));
}

beforeAll(async () => {
  await run(folder, 'git', ['clone', '--quiet', root, checkout]);
  await git('checkout', '--quiet', '-B', 'main');
  await git('config', 'user.name', 'Edna Edit');
  await git('config', 'user.email', 'edna.edit@harbour.example');
  await pnpm(checkout, 'install', '--frozen-lockfile', '--offline');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a commit that is compared with itself has no changes (DESK-033, DESK-039)', () => {
  const { status, last, output } = review('--base', 'HEAD', '--all', '--states', looked);
  expect(output).not.toContain('Changed');
  expect({ status, last }).toEqual({ status: 0, last: '0 changed, 0 new, 0 removed, 0 accepted' });
});

const planted = [
  'Changed users.page.empty',
  'Changed users.page.failed',
  'Changed settings.page.loading',
  'Changed settings.page.populated',
  'Changed settings.page.info-failed',
  'Changed settings.page.reset-sent',
  'Changed reports.page.before-drawing',
  'Changed reports.page.months',
  'Changed reports.page.quarters',
];

test('a planted text, padding and token are found, nothing else is, twice in a row (DESK-036, DESK-037, DESK-054)', async () => {
  await git('checkout', '--quiet', '-b', 'planted');
  plant(
    'apps/portal/src/screens/users/users-screen.tsx',
    "emptyText: 'No Users.'",
    "emptyText: 'No people yet.'",
  );
  plant('apps/portal/src/screens/settings/settings-screen.tsx', 'grid gap-4', 'grid gap-5');
  plant('packages/ui/src/theme/colours.css', ') 0.145 255)', ') 0.145 300)');
  const dirty = await git('status', '--porcelain');
  const first = review('--states', looked);
  expect(new Set(changed())).toEqual(new Set(planted));
  expect(first).toMatchObject({ status: 1, last: `${planted.length} changed, 0 new, 0 removed, 0 accepted` });
  const found = report();
  const started = performance.now();
  const again = review('--states', looked);
  expect(performance.now() - started).toBeLessThan(180_000);
  expect(again.output).not.toContain('of the base');
  expect(report().States).toEqual(found.States);
  expect(await git('status', '--porcelain')).toBe(dirty);
});

test('the report opens from a file without a request or an error, and names no folder (DESK-041)', async () => {
  const file = join(folder, 'mailed.html');
  cpSync(join(out, 'index.html'), file);
  expect(readFileSync(file, 'utf8')).not.toContain(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) heard.push(request.url());
  });
  await page.goto(`file://${file}`);
  await page.getByRole('heading', { name: 'Review: planted against main' }).waitFor();
  expect(heard).toEqual([`file://${file}`]);
  await browser.close();
});

test('review.json names both commits, the browser, the sums and each state (DESK-051)', () => {
  const { Id, Base, Head, Looks, Browser, Summary, States } = report();
  expect(Id).toMatch(/^[0-9a-f]{8}$/);
  expect([Base.Name, Head.Name]).toEqual(['main', 'planted']);
  expect(Looks.map((look) => look.Id)).toEqual(['harbour-light-1280']);
  expect(Browser).toMatch(/^Chromium [\d.]+$/);
  expect(Summary).toMatchObject({ Changed: planted.length, New: 0, Removed: 0, Renamed: 0, Accepted: 0 });
  for (const state of States) {
    expect(Object.keys(state)).toEqual(
      expect.arrayContaining(['Id', 'Story', 'Look', 'Status', 'Pixels', 'Share', 'Hash', 'Accepted']),
    );
  }
});

test('a base whose dependencies are not in the store is status 3 and names one (DESK-038)', async () => {
  await git('commit', '--quiet', '--all', '--message', 'Plant changes');
  const missing = review('--base', 'HEAD', '--all', '--states', 'settings.page.populated', {
    pnpm_config_store_dir: join(folder, 'empty-store'),
  });
  expect(missing.status).toBe(3);
  expect(missing.output).toMatch(/ERR_PNPM_NO_OFFLINE\w+/);
});

test('the pictures of all states in the base look take at most 15 MB (DESK-034)', async () => {
  const { stdout } = spawnSync(process.execPath, ['tools/pictures.ts'], { cwd: checkout, encoding: 'utf8' });
  const [, megabytes] = /(\d+\.\d) MB/.exec(stdout) ?? [];
  expect(Number(megabytes)).toBeLessThanOrEqual(15);
});

test('the workbench loads nothing from elsewhere (DESK-023)', async () => {
  const served = await serveWorkbench(join(checkout, 'storybook-static'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(served.address) && !/^(data|blob):/.test(request.url())) {
      elsewhere.push(request.url());
    }
  });
  await page.goto(`${served.address}/?path=/story/review-states--default`);
  await page.frameLocator('#storybook-preview-iframe').getByRole('table').first().waitFor();
  expect(elsewhere).toEqual([]);
  await browser.close();
  await served.close();
});

test('all accepted is status 0, and a note that wants changes is status 1 (DESK-049, DESK-050, DESK-057)', async () => {
  const { Id } = report();
  expect(review('--accept', 'users.page.nope').status).toBe(2);
  expect(review('--accept', 'all', '--from', 'another').output).toContain(
    `The last report is ${Id}, not another`,
  );
  expect(existsSync(join(checkout, 'review/users.page.empty.md'))).toBe(false);
  expect(review('--accept', 'all', '--from', Id)).toMatchObject({ status: 0 });
  expect(readFileSync(join(checkout, 'review/users.page.empty.md'), 'utf8')).toContain('by: Edna Edit');
  const accepted = review('--states', looked);
  expect(accepted).toMatchObject({
    status: 0,
    last: `${planted.length} changed, 0 new, 0 removed, ${planted.length} accepted`,
  });
  review('--wants-changes', 'users.page.empty', '--note', 'Say what to do.');
  expect(review('--states', 'users.page.empty').status).toBe(1);
  await git('config', '--unset', 'user.name');
  // A developer's own settings have a name.
  const settings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  expect(review('--accept', 'all', settings).output).toContain('Say who signs off: --by <name>.');
});
