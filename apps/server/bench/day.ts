import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { everyClaim } from '@portal/api/contract';
import { sql } from 'kysely';
import type { CallersTask, CallersTold } from './day/callers.ts';
import { mixedDay } from './day/mix.ts';
import { startBuilt, type ProcessFigures } from './day/server-process.ts';
import { firstId } from './fill.ts';
import { percentile } from './percentile.ts';
import { seeded, type Seeded } from './seeded.ts';

/**
 * A mixed day of a firm against the built server on PostgreSQL: how fast the answers are, whether one fails, and whether
 * the memory stays what it was. The machine's other work falls on all of it.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '100' },
    people: { type: 'string', default: '40' },
  },
});
const [rows, minutes, rate, people] = [values.rows, values.minutes, values.rate, values.people].map(
  Number,
) as [number, number, number, number];

/** Milliseconds of a list's p95; megabytes a minute that the memory may grow by, told apart from chance in so many minutes. */
const goals = { list: 150, slope: 1, slopeAfter: 10, rate: 0.99 };
const lookMs = 5000;

const line = (...cells: readonly string[]) =>
  process.stdout.write(
    `${cells.map((cell, index) => (index === 0 ? cell.padEnd(28) : cell.padStart(11))).join('')}\n`,
  );
const ms = (figure: number) => figure.toFixed(1);
const missed: string[] = [];

const database = await seeded({ applications: rows });
const server = await startBuilt(database.databaseUrl);
const looks: (ProcessFigures & { readonly minute: number })[] = [];
try {
  const told = await spend(database);
  tellKinds(told);
  tellProcess();
} finally {
  await server.stop();
  await database.stop();
}
if (missed.length > 0) {
  process.stderr.write(`\nMissed:\n${missed.map((each) => `  ${each}\n`).join('')}`);
  process.exitCode = 1;
}

/** Looks at the server now and then while everybody works. */
async function spend({ db }: Seeded): Promise<CallersTold> {
  const task = await taskOf(db);
  const callers = spawn(
    process.execPath,
    [join(import.meta.dirname, 'day', 'callers.ts'), JSON.stringify(task)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const begun = await Promise.race([once(callers.stdout, 'data'), once(callers, 'exit')]);
  if (typeof begun[0] === 'number') throw new Error('Nobody came to work.');
  process.stdout.write(
    `${rows} applications, ${people} people, ${rate} requests a second for ${minutes} minutes\n`,
  );
  line('', 'MB', 'heap MB', 'outside MB', 'lag p99 ms', 'most ms', 'processor');
  const start = performance.now();
  let before = await server.figures();
  let asked: readonly ProcessFigures[] = [];
  const watch = setInterval(() => {
    void server.figures().then((figures) => {
      const minute = (performance.now() - start) / 60_000;
      looks.push({ ...figures, minute });
      asked = [...asked, figures];
      if (asked.length < 60_000 / lookMs) return;
      const share = (figures.processor - before.processor) / 60;
      const most = (of: keyof ProcessFigures) => Math.max(...asked.map((each) => each[of]));
      line(
        `minute ${Math.round(minute)}`,
        ms(most('rss')),
        ms(most('heap')),
        ms(most('external')),
        ms(most('lagP99')),
        ms(most('lagMost')),
        `${Math.round(share * 100)} %`,
      );
      [before, asked] = [figures, []];
    });
  }, lookMs);
  try {
    return JSON.parse(await text(callers.stdout)) as CallersTold;
  } finally {
    clearInterval(watch);
  }
}

/** Advisers who see everything, and what they work on: whatever may still be changed. */
async function taskOf(db: Seeded['db']): Promise<CallersTask> {
  const found = await db.system(async (trx) => {
    const emails = await sql<{ email: string }>`
      update portal_user set permissions = ${everyClaim}::text[], password_hash = known.password_hash
      from (select password_hash from portal_user where tenant_id = 'harbour' and global_id = 'G-FULL') as known
      where tenant_id = 'harbour' and status = 'Active'
        and global_id in (select 'G-BENCH' || n from generate_series(1, ${people * 2}::int) as n)
      returning email`.execute(trx);
    const applications = await sql<{ id: number; guid: string }>`
      select id, guid from application where tenant_id = 'harbour' and id > ${firstId}
        and status in ('Primary edit', 'Adviser edit') order by hashint4(id) limit 2000`.execute(trx);
    return { emails: emails.rows.map(({ email }) => email), applications: applications.rows };
  });
  return {
    port: server.port,
    rate,
    seconds: minutes * 60,
    emails: found.emails.slice(0, people),
    applications: found.applications,
    numbers: [firstId + 1, firstId + rows],
  };
}

function tellKinds({ took, problems, seconds }: CallersTold): void {
  const count = Object.values(took).reduce((sum, { length }) => sum + length, 0);
  const achieved = count / seconds;
  line('ms', 'share', 'requests', 'p50', 'p95', 'p99', 'most');
  const shares = mixedDay.reduce((sum, { share }) => sum + share, 0);
  const tell = (name: string, share: number, times: readonly number[]) =>
    line(
      name,
      `${((share / shares) * 100).toFixed(2)} %`,
      String(times.length),
      ...[0.5, 0.95, 0.99, 1].map((each) => ms(percentile(times, each))),
    );
  for (const { name, share } of mixedDay) tell(name, share, took[name] ?? []);
  const lists = mixedDay.filter(({ list }) => list);
  const listTimes = lists.flatMap(({ name }) => took[name] ?? []);
  tell(
    'all lists',
    lists.reduce((sum, { share }) => sum + share, 0),
    listTimes,
  );
  line('requests a second', achieved.toFixed(1));
  for (const [problem, times] of Object.entries(problems)) process.stdout.write(`${times} × ${problem}\n`);

  const errors = Object.values(problems).reduce((sum, times) => sum + times, 0);
  if (errors > 0) missed.push(`${errors} requests failed`);
  if (!(achieved >= rate * goals.rate)) missed.push(`${achieved.toFixed(1)} requests a second of ${rate}`);
  const p95 = percentile(listTimes, 0.95);
  if (!(p95 <= goals.list)) missed.push(`p95 of the lists: ${ms(p95)} ms instead of ${goals.list} at most`);
}

/** Memory is what it comes to: the first third of the time is not looked at. */
function tellProcess(): void {
  const settled = looks.filter(({ minute }) => minute > minutes / 3);
  const slope = slopeOf(settled.map(({ minute, rss }) => [minute, rss] as const));
  line('memory, MB a minute', slope.toFixed(2));
  if (minutes >= goals.slopeAfter && !(slope <= goals.slope))
    missed.push(`memory grows by ${slope.toFixed(2)} MB a minute instead of ${goals.slope} at most`);
}

/** Of the straight line that lies nearest to the points. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (figures: readonly number[]) => figures.reduce((sum, each) => sum + each, 0) / figures.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const over = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / over;
}
