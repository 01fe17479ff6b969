import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium } from 'playwright';
import { pnpm, run } from '../../pnpm.ts';
import { root } from '../../root.ts';
import type { ReviewReport } from '../records.ts';
import { launchOptions, serveWorkbench } from '../workbench.ts';

/** A clone with a `main` and a branch. */
const folder = mkdtempSync(join(tmpdir(), 'review-suite-'));
const checkout = join(folder, 'checkout');
const git = (...args: string[]) => run(checkout, 'git', args);
const out = join(folder, 'report');
const looked = 'users.page.*,settings.page.*';

function review(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/review.ts', '--out', out, ...args], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', ...env },
  });
  return { status, last: stdout.trimEnd().split('\n').at(-1), output: stdout + stderr };
}

const report = () => JSON.parse(readFileSync(join(out, 'review.json'), 'utf8')) as ReviewReport;

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

test('a base whose dependencies are not in the store is status 3 and names one (DESK-038)', () => {
  const missing = review(['--base', 'HEAD', '--states', 'settings.page.populated'], {
    pnpm_config_store_dir: join(folder, 'empty-store'),
  });
  expect(missing.status).toBe(3);
  expect(missing.output).toMatch(/ERR_PNPM_NO_OFFLINE\w+/);
});

test('a commit that is compared with itself has no changes (DESK-033, DESK-039)', () => {
  const { status, last } = review(['--base', 'HEAD', '--states', looked]);
  expect({ status, last }).toEqual({ status: 0, last: '0 changed, 0 new, 0 removed, 0 accepted' });
});

const planted = [
  'users.page.empty',
  'users.page.failed',
  'settings.page.loading',
  'settings.page.populated',
  'settings.page.info-failed',
  'settings.page.reset-sent',
];

test('a planted text and padding are found, nothing else is, twice with one base, whatever the tree (DESK-036, DESK-037, DESK-050, DESK-054, DESK-055)', async () => {
  await git('checkout', '--quiet', '-b', 'planted');
  const users = 'apps/portal/src/screens/users/users-screen.tsx';
  plant(users, "emptyText: 'No Users.'", "emptyText: 'No people yet.'");
  plant('apps/portal/src/screens/settings/settings-screen.tsx', 'grid gap-4', 'grid gap-5');
  const dirty = await git('status', '--porcelain');
  const first = review(['--states', looked]);
  const found = report();
  expect(new Set(found.States.map(({ Id, Status }) => `${Status} ${Id}`))).toEqual(
    new Set(planted.map((state) => `Changed ${state}`)),
  );
  expect(first).toMatchObject({ status: 1, last: `${planted.length} changed, 0 new, 0 removed, 0 accepted` });
  const again = review(['--states', looked]);
  expect(again.output).not.toContain('of the base');
  expect(report()).toEqual(found);
  expect(await git('status', '--porcelain')).toBe(dirty);
});

test('review.json names both commits, the look, the browser and each state (DESK-051)', async () => {
  const { Id, Base, Looks, Browser, States } = report();
  expect(Id).toMatch(/^[0-9a-f]{8}$/);
  expect(Base).toBe((await git('rev-parse', 'main')).trim());
  expect(Looks.map((look) => look.Id)).toEqual(['harbour-light-1280']);
  expect(Browser).toMatch(/^Chromium [\d.]+$/);
  for (const state of States)
    expect(Object.keys(state)).toEqual(['Id', 'Look', 'Status', 'Hash', 'Accepted']);
});

test('all accepted is status 0, and a note that wants changes is status 1 (DESK-047, DESK-049, DESK-050, DESK-057)', async () => {
  const { Id } = report();
  expect(review(['--accept', 'users.page.nope']).status).toBe(2);
  const another = review(['--accept', 'all', '--from', 'another']);
  expect(another.output).toContain(`The last report is ${Id}, not another`);
  expect(existsSync(join(checkout, 'review/users.page.empty.md'))).toBe(false);
  expect(review(['--accept', 'all', '--from', Id]).status).toBe(0);
  expect(readFileSync(join(checkout, 'review/users.page.empty.md'), 'utf8')).toContain('by: Edna Edit');
  const last = `${planted.length} changed, 0 new, 0 removed, ${planted.length} accepted`;
  const accepted = review(['--states', looked]);
  // The output names a picture that was drawn otherwise than before.
  expect(accepted.last, accepted.output).toBe(last);
  expect(accepted.status).toBe(0);
  review(['--wants-changes', 'users.page.empty', '--note', 'Say what to do.']);
  expect(review(['--states', looked]).status).toBe(1);
  await git('config', '--unset', 'user.name');
  // A developer's own settings have a name.
  const settings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  expect(review(['--accept', 'all'], settings).output).toContain('Say who signs off: --by <name>.');
});

test('the workbench loads nothing from elsewhere (DESK-023)', async () => {
  const served = await serveWorkbench(join(checkout, 'storybook-static'));
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  // A busy machine is slow, not wrong.
  page.setDefaultTimeout(120_000);
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
