import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { requireNode } from '../node-version.ts';
import { root } from '../root.ts';
import { areas, type Area } from './areas.ts';
import { prepared } from './prepared.ts';
import {
  differences,
  goal,
  pageOf,
  readArea,
  scoreOf,
  wordsIn,
  type AreaReport,
  type MutantReport,
} from './report.ts';

// Changes one thing at a time in the sources and runs the tests that reach it: one of them has to fail.
requireNode();
process.chdir(root);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '1' },
    // Forgets what earlier runs have found.
    force: { type: 'boolean', default: false },
    // A thread for each change, and what that finds otherwise than the kept ones of the last run did. Slow: name some files.
    fresh: { type: 'boolean', default: false },
    // Files, or lines of one as `a.ts:10-20`, instead of all of an area.
    mutate: { type: 'string', multiple: true },
    // With those: files of tests instead of all of an area.
    tests: { type: 'string', multiple: true },
  },
});
const results = 'test-results/mutants';
const reportFile = ({ name }: Area) => join(results, `${name}.json`);
const freshFile = ({ name }: Area) => join(results, `${name}.fresh.json`);
const reportIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as MutantReport;
const page = 'docs/mutants.md';

const unknown = positionals.filter((wanted) => !areas.some(({ name }) => name === wanted));
if (unknown.length > 0) {
  console.error(
    `No area is called ${unknown.join(', ')}. There are ${areas.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const wanted = areas.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

async function run(area: Area): Promise<void> {
  if (values.fresh) process.env['MUTANTS_FRESH'] = 'yes';
  await new Stryker({
    mutate: [...(values.mutate ?? area.mutate)],
    testRunner: 'vitest',
    ...(values.tests && { testFiles: values.tests }),
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
    concurrency: Number(values.concurrency),
    coverageAnalysis: 'perTest',
    ignoreStatic: !area.onLoading,
    // What is found of some files is added to what is known of the others: an area can be measured in parts.
    incremental: !values.fresh,
    incrementalFile: join(results, `${area.name}.incremental.json`),
    force: values.force,
    reporters: [...(values.mutate ? ['clear-text'] : []), 'json', 'progress-append-only'],
    jsonReporter: { fileName: values.fresh ? freshFile(area) : reportFile(area) },
    // Sources are run as they are, with their types taken away.
    disableTypeChecks: false,
    ignorePatterns: ['dist', 'storybook-static', 'test-results', '.data', '*.png'],
    timeoutMS: 4_000,
    dryRunTimeoutMinutes: 15,
    thresholds: { high: 95, low: goal, break: null },
    warnings: false,
    allowConsoleColors: false,
  }).runMutationTest();
}

mkdirSync(results, { recursive: true });
const failed: string[] = [];
for (const area of wanted)
  await prepared(area, () => run(area)).catch((error: unknown) => {
    console.error(`${area.name}: ${String(error)}`);
    failed.push(area.name);
  });

const known = areas.filter((area) => existsSync(reportFile(area)));
const words = wordsIn(readFileSync(join(import.meta.dirname, 'survivors.txt'), 'utf8'));
const reports: readonly AreaReport[] = known.map((area) => readArea(area, reportIn(reportFile(area))));
if (!values.fresh) {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const names = areas.map(({ name }) => name);
  writeFileSync(page, pageOf(names, reports, words, before));
}
if (values.fresh)
  for (const area of wanted.filter((each) => known.includes(each) && !failed.includes(each.name))) {
    const { compared, otherwise } = differences(reportIn(reportFile(area)), reportIn(freshFile(area)));
    console.log([`${area.name}: ${compared} compared, ${otherwise.length} differ`, ...otherwise].join('\n'));
  }
for (const report of reports) console.log(`${report.name}: ${scoreOf(report).toFixed(1)} %`);
const low = reports.filter((report) => scoreOf(report) < goal);
process.exitCode = failed.length + low.length === 0 ? 0 : 1;
