import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { bin, root } from '../root.ts';

/** The job of this process, which runs tests for `runPlaywright`. */
export const readJob = <Job>() =>
  JSON.parse(readFileSync(join(process.env['PORTAL_REVIEW_JOB'] ?? '', 'job.json'), 'utf8')) as Job;

/**
 * Runs the tests of `<name>.run.ts` for a job, which `readJob` reads there.
 *
 * @returns the messages of the tests that failed, by title.
 */
export async function runPlaywright(
  name: string,
  job: object,
  args: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-review-'));
  try {
    writeFileSync(join(folder, 'job.json'), JSON.stringify(job));
    const command = ['test', '--config', 'tools/review/playwright.config.ts', '--pass-with-no-tests'];
    const report = join(folder, 'results.json');
    // Under a test of the release the variable names the report of its step.
    const env = { ...process.env, PORTAL_REVIEW_JOB: folder, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const printed = await new Promise<string>((resolve) => {
      execFile(
        bin('playwright'),
        [...command, ...args, `${name}.run.ts`],
        { cwd: root, env, maxBuffer: 2 ** 26 },
        (_failed, stdout, stderr) => resolve(stdout + stderr),
      );
    });
    return failuresIn(report, printed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function failuresIn(file: string, printed: string): ReadonlyMap<string, string> {
  let result: JSONReport;
  try {
    result = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
  } catch {
    throw new Error(`The tests did not run.\n${printed}`);
  }
  if (result.errors.length > 0) throw new Error(result.errors.map(({ message }) => message).join('\n'));
  const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  return new Map(
    result.suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ title, tests: [test] }) => [
        title,
        stripVTControlCharacters(test?.results.at(-1)?.errors[0]?.message ?? 'It did not run.'),
      ]),
  );
}
