import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { dearWorkbook } from './dear-workbook.ts';
import { percentile } from './percentile.ts';
import { serve, type Served } from './served.ts';

/**
 * What another tenant notices while one does its worst: the 95th percentile of its list, quiet and beside each attack. The
 * machine may be busy with other things, so that only the two of one line can be compared.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];

/** p95 beside an attack to the quiet one. */
const goal = 2;

/** What the attacker does, and how much of it at a time. */
const attacks = [
  { name: '60 searches at a time', kind: 'search', atOnce: 60 },
  { name: '20 exports that nobody reads', kind: 'export', atOnce: 20 },
  { name: '40 uploads of 10 MB', kind: 'upload', atOnce: 40 },
  { name: '40 documents of 10 MB', kind: 'document', atOnce: 40 },
  { name: '8 dear spreadsheets', kind: 'sheet', atOnce: 8 },
] as const;

const p95 = (took: readonly number[]): number => percentile(took, 0.95);

const folder = mkdtempSync(join(tmpdir(), 'portal-neighbours-'));
/** What each sends; a document that is none in the end is stored whole, looked at and thrown away. */
const files: Readonly<Record<string, string>> = {
  upload: join(folder, 'large.xlsx'),
  document: join(folder, 'large.pdf'),
  sheet: join(folder, 'dear.xlsx'),
};
const large = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(9_900_000, 7)]);
for (const kind of ['upload', 'document']) writeFileSync(files[kind] ?? '', large);
writeFileSync(files['sheet'] ?? '', await dearWorkbook());
const served = await serve({ applications: Number(values.rows) });
const missed: string[] = [];
process.stdout.write(`${values.rows} applications, PostgreSQL; another tenant’s list, ms\n`);
process.stdout.write(
  `${''.padEnd(32)}${'quiet p95'.padStart(11)}${'p95'.padStart(9)}${'ratio'.padStart(8)}  answers to the attacker\n`,
);
try {
  for (const attack of attacks) {
    if (values.only !== undefined && values.only !== attack.kind) continue;
    const quiet: number[] = [];
    const beside: number[] = [];
    const answers: string[] = [];
    // By turns, so that whatever else the machine does falls on both.
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(...(await neighbour(served, seconds)));
      const attacker = start('attacker.ts', [
        served.origin,
        served.token,
        attack.kind,
        String(attack.atOnce),
        files[attack.kind] ?? '',
      ]);
      await once(attacker.stdout, 'data');
      beside.push(...(await neighbour(served, seconds)));
      const said = text(attacker.stdout);
      attacker.kill('SIGTERM');
      answers.push((await said).trim());
    }
    const ratio = p95(beside) / p95(quiet);
    if (!(ratio <= goal)) missed.push(`${attack.name}: ${ratio.toFixed(2)} instead of ${goal} at most`);
    process.stdout.write(
      `${attack.name.padEnd(32)}${p95(quiet).toFixed(1).padStart(11)}${p95(beside).toFixed(1).padStart(9)}${ratio.toFixed(2).padStart(8)}  ${answers.at(-1)}\n`,
    );
  }
} finally {
  await served.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (missed.length > 0) {
  process.stderr.write(`\nMissed:\n${missed.map((line) => `  ${line}\n`).join('')}`);
  process.exitCode = 1;
}

/** How long each list of the other tenant took, one after the other, for so many seconds. */
async function neighbour({ origin, tokenAt }: Served, forSeconds: number): Promise<readonly number[]> {
  const host = `meridian.${new URL(origin).host}`;
  const child = start('neighbour.ts', [origin, host, await tokenAt(host), String(forSeconds)]);
  return JSON.parse(await text(child.stdout)) as number[];
}

/** A process of its own: what it costs to ask is not what it costs to answer. */
function start(program: string, options: readonly string[]) {
  return spawn(process.execPath, [join(import.meta.dirname, 'neighbours', program), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
