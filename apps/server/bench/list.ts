import { parseArgs } from 'node:util';
import { listCompanyVerifications, listIndividualVerifications } from '@portal/api/contract';
import { addressOf } from '../src/platform/http/mount.ts';
import { documentsGoals, measureDocuments } from './documents.ts';
import { exportGoals, measureExport } from './export.ts';
import { measure, throughput, type Target } from './measure.ts';
import { measurePages, pagesGoal } from './pages.ts';
import { serve, type Served } from './served.ts';
import { measureUpload, uploadGoals } from './upload.ts';

/** p50 against p50 of the empty answer; and what it may grow from the smallest to the largest database. */
const allowed = 3;
const growthAllowed = 1.2;
/** Milliseconds of a search, and of a count of more than ten thousand rows, beyond the empty answer. */
const searchGoal = 20;
const countGoal = 1000;

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '400' },
    audit: { type: 'string', default: '100000' },
  },
});
const sizes = values.rows.split(',').map(Number);

interface Call extends Target {
  readonly goal?: 'ratio' | 'search' | 'count';
}

const list = '/api/application/list';
const query = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const calls: readonly Call[] = [
  { name: 'empty answer', path: '/api/empty' },
  { name: 'application/list', path: list, goal: 'ratio' },
  { name: 'application/list/all', path: `${list}/all`, goal: 'ratio' },
  { name: 'list/all by created', path: `${list}/all?sortBy=DateCreated`, goal: 'ratio' },
  { name: 'list/all, one status', path: `${list}/all?${query({ status: '["Locked"]' })}`, goal: 'ratio' },
  // It has something in every part, and the person every claim.
  { name: 'application/get', path: '/api/application/get/1004', goal: 'ratio' },
  { name: 'user/list of 10 000', path: '/api/user/list?PageNo=1&RowsPerPage=20', goal: 'ratio' },
  { name: 'user/list, last page', path: '/api/user/list?PageNo=500&RowsPerPage=20', goal: 'ratio' },
  {
    name: 'user/list, few found',
    path: '/api/user/list?PageNo=1&RowsPerPage=20&SearchQuery=person4242',
    goal: 'ratio',
  },
  {
    name: 'user/list, all found',
    path: '/api/user/list?PageNo=1&RowsPerPage=20&SearchQuery=person',
    goal: 'ratio',
  },
  {
    name: 'search, an address',
    path: `${list}/all?q=${encodeURIComponent('person4242@post.example')}`,
    goal: 'search',
  },
  { name: 'search, few found', path: `${list}/all?q=person4242`, goal: 'search' },
  { name: 'search, 0.1 %', path: `${list}/all?q=person424`, goal: 'search' },
  {
    name: 'search, 1 %, any owner',
    path: `${list}/all?q=${encodeURIComponent('adviser 77')}`,
    goal: 'search',
  },
  { name: 'search, all found', path: `${list}/all?q=person`, goal: 'count' },
  {
    name: 'two filters',
    path: `${list}/all?${query({ status: '["Locked"]', label: '["Hot"]' })}`,
    goal: 'count',
  },
];

const verifications = addressOf(listCompanyVerifications);
/** Of 100 000 verifications, whatever the number of applications. */
const verificationCalls: readonly Call[] = [
  { name: 'companies', path: `${verifications}?Page=1`, goal: 'ratio' },
  { name: 'companies, page 100', path: `${verifications}?Page=100`, goal: 'ratio' },
  { name: 'companies, one found', path: `${verifications}?search=V4242`, goal: 'count' },
  { name: 'individuals', path: `${addressOf(listIndividualVerifications)}?Page=1`, goal: 'ratio' },
];

const missed: string[] = [];
const write = (...cells: (string | number)[]) =>
  process.stdout.write(
    `${cells.map((cell, index) => (typeof cell === 'number' ? cell.toFixed(2) : cell)[index === 0 ? 'padEnd' : 'padStart'](index === 0 ? 26 : 10)).join('')}\n`,
  );
const checkAtMost = (name: string, value: number, goal: number) => {
  if (!(value <= goal)) missed.push(`${name}: ${value.toFixed(2)} instead of ${goal} at most`);
};

const ratios: Map<string, number>[] = [];
for (const rows of sizes) {
  process.stdout.write(`\n${rows} applications, PostgreSQL\n`);
  const served = await serve({ applications: rows, audit: Number(values.audit) });
  ratios.push(await overHttp(served, rows));
  await inDatabase(served, rows);
  await inBulk(served, rows);
  await served.stop();
}
if (sizes.length > 1)
  for (const [name, ratio] of ratios.at(-1) ?? [])
    checkAtMost(`${name}, growth`, ratio / (ratios[0]?.get(name) ?? Number.NaN), growthAllowed);
if (missed.length > 0) {
  process.stderr.write(`\nMissed:\n${missed.map((line) => `  ${line}\n`).join('')}`);
  process.exitCode = 1;
}

async function overHttp({ origin, token }: Served, rows: number): Promise<Map<string, number>> {
  const measured = [...calls, ...verificationCalls];
  const results = await measure(origin, token, measured, Number(values.rounds));
  const floor = results[0]?.p50 ?? Number.NaN;
  write('over HTTP, ms', 'best', 'p50', 'p95', 'x empty', 'bytes');
  const toFloor = new Map<string, number>();
  for (const { name, best, p50, p95, bytes } of results) {
    write(name, best, p50, p95, p50 / floor, String(bytes));
    const goal = measured.find((call) => call.name === name)?.goal;
    if (goal === 'ratio') {
      toFloor.set(name, p50 / floor);
      checkAtMost(`${name} at ${rows}`, p50 / floor, allowed);
    } else if (goal)
      checkAtMost(`${name} at ${rows}`, p50 - floor, goal === 'search' ? searchGoal : countGoal);
  }
  const [none, listed] = [
    await throughput(origin, token, '/api/empty'),
    await throughput(origin, token, `${list}/all`),
  ];
  write('requests a second, 8 at once', Math.round(listed).toString(), `of ${Math.round(none)}`);
  return toFloor;
}

async function inDatabase({ databaseUrl }: Served, rows: number): Promise<void> {
  write('offered pages, ms', 'pages', 'p50', 'p95', 'most', 'buffers');
  for (const { name, pages, p50, p95, most: worst, buffers } of await measurePages(databaseUrl)) {
    write(name, String(pages), p50, p95, worst, String(buffers));
    checkAtMost(`${name} at ${rows}`, p95, pagesGoal);
  }
}

async function inBulk({ db, databaseUrl, origin, token }: Served, rows: number): Promise<void> {
  const archive = await measureDocuments({ db, origin, token });
  write('archive of documents, MB a second', Math.round(archive.rate).toString(), archive.grown, 'MB grown');
  checkAtMost(`megabytes grown by an archive at ${rows}`, archive.grown, documentsGoals.grown);
  const exported = await measureExport({ databaseUrl, origin, token });
  write('export, rows a second', Math.round(exported.exported).toString(), exported.ratio, 'of COPY');
  checkAtMost(`COPY to export at ${rows}`, exportGoals.ratio / exported.ratio, 1);
  checkAtMost(`megabytes grown by export at ${rows}`, exported.grown, exportGoals.grown);
  const uploaded = await measureUpload({ db, databaseUrl });
  write('upload, rows a second', Math.round(uploaded.stored).toString(), uploaded.ratio, 'of COPY');
  checkAtMost(`COPY to upload at ${rows}`, uploadGoals.ratio / uploaded.ratio, 1);
}
