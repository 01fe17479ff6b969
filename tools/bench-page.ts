import { chromium, type CDPSession, type Page } from 'playwright';
import { build, preview } from 'vite';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import type {} from '../apps/bench/src/bench-protocol.ts';
import { CHROMIUM_ARGS, findChromium } from './browser.ts';
import { medianRatios, type Sample } from './bench-page.model.ts';
import { requireNode } from './node-version.ts';
import { root } from './root.ts';

requireNode();

/**
 * Times the grid beside the same list written by hand, in one run: the main thread's work for each operation, as
 * ratios. Fails where a median is a quarter above its goal, as machines differ and ratios waver.
 */
const goals = {
  'swap 20': 1.35,
  'sort 20': 1.35,
  'select 20': 1.4,
  'key 20': 1.4,
  'swap 100': 1.4,
  'select 100': 1.25,
  'key 100': 1.4,
} as const;
type Operation = keyof typeof goals;
const slack = 1.25;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

const app = join(root, 'apps/bench');
await build({ root: app, logLevel: 'warn' });
// Beside it, and not with it: the two pages share no script.
await build({
  root: app,
  logLevel: 'warn',
  build: { emptyOutDir: false, rolldownOptions: { input: join(app, 'floor.html') } },
});
const server = await preview({ root: app, preview: { port: 0 }, logLevel: 'warn' });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });

const pages = { floor: `${address}floor.html`, grid: `${address}index.html` };
const samples: Sample<Operation>[] = [];
for (let round = 0; round < rounds; round += 1) {
  const order = round % 2 ? (['grid', 'floor'] as const) : (['floor', 'grid'] as const);
  for (const name of order) samples.push({ round, page: name, work: await visit(pages[name]) });
}
await browser.close();
await server.close();

console.log('main-thread work, ratio to the floor (median of the rounds)\n');
let missed = false;
for (const [operation, ratio] of medianRatios(samples)) {
  const goal = goals[operation];
  missed ||= ratio > goal * slack;
  console.log(`${operation.padEnd(12)} ${ratio.toFixed(2).padStart(6)}   goal ${goal}`);
}
process.exitCode = missed ? 1 : 0;

async function visit(url: string): Promise<Readonly<Record<Operation, number>>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await page.waitForFunction(() => window.__bench !== undefined);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const measure = (act: () => Promise<unknown>) => workOf(page, session, act);
  const sized = async (size: number) => {
    await page.evaluate(async (rows) => {
      for (const place of [1, 2, 3, 4]) window.__bench?.prepare(place, rows, true);
      window.__bench?.prepare(1, rows, false);
      await window.__bench?.setPageSize(rows);
      await window.__bench?.setPage(2);
    }, size);
    return {
      swap: await measure(() => page.evaluate(() => window.__bench?.setPage(3))),
      sort: await measure(() => page.evaluate(() => window.__bench?.sort(false))),
      select: await measure(() => page.evaluate(() => window.__bench?.selectAll(true))),
      key: await measure(async () => {
        await page.locator('.search').press('a');
      }),
    };
  };
  // The first of everything compiles its code.
  await sized(20);
  const twenty = await sized(20);
  const hundred = await sized(100);
  await page.close();
  return {
    'swap 20': twenty.swap,
    'sort 20': twenty.sort,
    'select 20': twenty.select,
    'key 20': twenty.key,
    'swap 100': hundred.swap,
    'select 100': hundred.select,
    'key 100': hundred.key,
  };
}

/** Seconds of main-thread work from before an act until the page has been quiet for two frames. */
async function workOf(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = await taskTime(session);
  await act();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return (await taskTime(session)) - before;
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
