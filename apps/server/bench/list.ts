import { parseArgs } from 'node:util';
import { measureBulk } from './bulk.ts';
import { checkAtMost, reportMissed, write } from './figures.ts';
import { measure } from './measure.ts';
import { serve, type Served } from './served.ts';

/**
 * Maximum ratios of p50 to that of an empty response, and of the largest to the smallest database. Maximum
 * milliseconds beyond an empty response (decision 0116). A count is of more than ten thousand rows.
 */
const goals = { ratio: 3, growth: 1.2, search: 20, commonWords: 100, count: 1000, figures: 1500 };

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '400' },
  },
});

const list = '/api/application/list';
const all = `${list}/all`;
const figures = '/api/figures/applications?Scope=all&By=month';
const users = '/api/user/list?RowsPerPage=20';
const companies = '/entity-verification/api/v1/Company';

const calls: readonly (readonly [name: string, path: string, goal: 'none' | keyof typeof goals])[] = [
  ['empty answer', '/api/empty', 'none'],
  ['application/list', list, 'ratio'],
  ['application/list/all', all, 'ratio'],
  ['list/all by created', `${all}?sortBy=DateCreated`, 'ratio'],
  ['list/all, one status', `${all}?status=["Locked"]`, 'ratio'],
  // This application has data in every part, and the user has every claim.
  ['application/get', '/api/application/get/1004', 'ratio'],
  ['user/list of 10 000', `${users}&PageNo=1`, 'ratio'],
  ['user/list, last page', `${users}&PageNo=500`, 'search'],
  ['user/list, few found', `${users}&PageNo=1&SearchQuery=person4242`, 'search'],
  ['user/list, all found', `${users}&PageNo=1&SearchQuery=person`, 'search'],
  ['search, an address', `${all}?q=person4242@post.example`, 'search'],
  ['search, few found', `${all}?q=person4242`, 'search'],
  ['search, 0.1 %', `${all}?q=person424`, 'search'],
  ['search, 0.4 %, common', `${all}?q=adviser+77`, 'commonWords'],
  ['search, all found', `${all}?q=person`, 'count'],
  ['two filters', `${all}?status=["Locked"]&label=["Hot"]`, 'count'],
  ['own figures, counted', `${figures}&Fresh=true`, 'figures'],
  ['own figures of a year', `${figures}&Fresh=true&From=2025-12-01&To=2026-11-30`, 'figures'],
  ['own figures, reused', figures, 'ratio'],
  // 100 000 verifications, whatever the number of applications.
  ['companies', `${companies}?Page=1`, 'ratio'],
  ['companies, page 100', `${companies}?Page=100`, 'ratio'],
  ['companies, one found', `${companies}?search=V4242`, 'count'],
  ['individuals', '/entity-verification/api/v1/Individual?Page=1', 'ratio'],
];

const ratios: Map<string, number>[] = [];
for (const rows of values.rows.split(',').map(Number)) {
  process.stdout.write(`\n${rows} applications, PostgreSQL\n`);
  const served = await serve(rows);
  try {
    ratios.push(await overHttp(served, rows));
    await measureBulk(served, rows);
  } finally {
    await served.stop();
  }
}
const [smallest, ...larger] = ratios;
for (const [name, ratio] of larger.at(-1) ?? [])
  checkAtMost(`${name}, growth`, ratio / (smallest?.get(name) ?? Number.NaN), goals.growth);
reportMissed();

async function overHttp({ origin, token }: Served, rows: number): Promise<Map<string, number>> {
  const paths = calls.map(([, path]) => path);
  const measured = await measure(origin, token, paths, Number(values.rounds));
  const floor = measured.get('/api/empty')?.p50 ?? Number.NaN;
  write('over HTTP, ms', 'best', 'p50', 'p95', 'x empty', 'bytes');
  const toFloor = new Map<string, number>();
  for (const [name, path, goal] of calls) {
    const { best, p50, p95, bytes } = measured.get(path) ?? { best: NaN, p50: NaN, p95: NaN, bytes: NaN };
    write(name, best, p50, p95, p50 / floor, String(bytes));
    if (goal === 'ratio') {
      toFloor.set(name, p50 / floor);
      checkAtMost(`${name} at ${rows}`, p50 / floor, goals.ratio);
    } else if (goal !== 'none') checkAtMost(`${name} at ${rows}`, p50 - floor, goals[goal]);
  }
  return toFloor;
}
