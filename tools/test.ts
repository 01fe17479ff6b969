import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { requireNode } from './node-version.ts';
import { bin, root } from './root.ts';

requireNode();

/**
 * Every check, two at a time. Checks count as one each, test runners by their tests. The last line adds all up and
 * the exit status follows it.
 */
interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** A runner that leaves its counts in a JSON file. */
  readonly counts?: 'vitest' | 'playwright';
  /** Needs Chromium, or what is built for it; left out by `pnpm check`. */
  readonly browser?: boolean;
  /** Names of the steps whose work it needs. */
  readonly after?: readonly string[];
  /** Takes the machine for itself, as its tests watch the clock. */
  readonly alone?: boolean;
}

const node = process.execPath;
const types = (project: string): Step => ({
  name: `types ${project}`,
  command: bin('tsc'),
  args: ['--project', project],
});
const vitest = (project: string, more: Partial<Step> = {}): Step => ({
  name: `tests ${project}`,
  command: bin('vitest'),
  args: ['run', '--project', project, '--reporter', 'default', '--reporter', 'json'],
  counts: 'vitest',
  ...more,
});

const steps: readonly Step[] = [
  // The longest first, so that the lanes end together.
  vitest('stories', { browser: true }),
  vitest('proof', { browser: true }),
  vitest('server'),
  types('packages/api/tsconfig.contract.json'),
  types('packages/api'),
  types('packages/ui'),
  {
    // What it emits must be able to name all that it says; the sources alone need not.
    name: 'types of the packed ui',
    command: bin('tsc'),
    args: ['--project', 'packages/ui/tsconfig.package.json', '--emitDeclarationOnly', 'false', '--noEmit'],
  },
  types('apps/portal'),
  types('apps/server'),
  types('.storybook'),
  types('tools'),
  types('e2e'),
  { name: 'lint', command: bin('oxlint'), args: ['--type-aware', '--quiet', '.'] },
  { name: 'house rules', command: node, args: ['tools/lint-rules.ts'] },
  { name: 'format', command: bin('prettier'), args: ['--check', '--cache', '--log-level', 'warn', '.'] },
  {
    name: 'boundaries',
    command: bin('depcruise'),
    args: ['--config', '.dependency-cruiser.mjs', 'packages', 'apps'],
  },
  {
    name: 'story times',
    command: node,
    args: ['tools/story-times.ts'],
    browser: true,
    after: ['tests stories'],
  },
  { name: 'states', command: node, args: ['tools/check-states.ts'] },
  { name: 'rows', command: node, args: ['tools/check-rows.ts'] },
  vitest('unit'),
  { name: 'portal build', command: node, args: ['tools/build.ts'] },
  { name: 'bundle budget', command: node, args: ['tools/bundle-budget.ts'], after: ['portal build'] },
  { name: 'entry budgets', command: node, args: ['tools/entry-budgets.ts'] },
  { name: 'package', command: node, args: ['tools/package-ui.ts'], browser: true },
  {
    name: 'storybook build',
    command: bin('storybook'),
    args: ['build', '--output-dir', 'storybook-static', '--quiet'],
    browser: true,
  },
  {
    name: 'tests end to end',
    command: bin('playwright'),
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    counts: 'playwright',
    browser: true,
    after: ['portal build'],
    alone: true,
  },
];

const results = join(root, 'test-results');
const total = { passed: 0, failed: 0 };

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

function countsOf(step: Step, file: string, succeeded: boolean): Counts {
  if (!step.counts || !existsSync(file))
    return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const { passed, failed } =
    step.counts === 'vitest'
      ? { passed: report.numPassedTests, failed: report.numFailedTests }
      : { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  // A runner that fails outside its tests has failed all the same, and so has one that ran none.
  return { passed, failed: (succeeded && passed > 0) || failed > 0 ? failed : 1 };
}

/** What a vitest run left about its failed tests: file, name and the beginning of the reason. */
function failuresOf(step: Step, file: string): string[] {
  if (step.counts !== 'vitest' || !existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  };
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const told = failed.map((test) => `${test.fullName}: ${(test.failureMessages[0] ?? '').slice(0, 600)}`);
    if (status === 'failed' && failed.length === 0) told.push(message.slice(0, 600));
    return told.map((line) => `        ${relative(root, name)} › ${line}`);
  });
}

function run(step: Step): Promise<void> {
  const started = performance.now();
  const file = join(results, `${step.name.replaceAll(' ', '-')}.json`);
  const report = step.counts === 'vitest' ? [`--outputFile.json=${file}`] : [];
  return new Promise((resolve) => {
    const child = spawn(step.command, [...step.args, ...report], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
        FORCE_COLOR: '0',
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    });
    let output = '';
    const keep = (part: Buffer) => (output += part.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => {
      const counts = countsOf(step, file, code === 0);
      total.passed += counts.passed;
      total.failed += counts.failed;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const verdict = counts.failed ? 'FAILED' : 'passed';
      console.log(
        `${verdict}  ${step.name}  (${counts.passed} passed, ${counts.failed} failed, ${seconds} s)`,
      );
      if (counts.failed) {
        // The names come first: whoever keeps only the start of a log keeps them.
        for (const line of failuresOf(step, file)) console.log(line);
        console.log(output.trimEnd());
      }
      resolve();
    });
  });
}

const lanes = 2;

async function runAll(wanted: readonly Step[]): Promise<void> {
  const names = new Set(wanted.map((step) => step.name));
  const waiting = [...wanted];
  const done = new Set<string>();
  const running = new Map<Step, Promise<void>>();
  const ready = (step: Step) => (step.after ?? []).every((name) => done.has(name) || !names.has(name));
  const free = (step: Step) =>
    running.size < lanes &&
    (!step.alone || running.size === 0) &&
    ![...running.keys()].some((one) => one.alone);
  while (waiting.length || running.size) {
    for (let next = waiting.find((step) => ready(step) && free(step)); next;) {
      const step = next;
      waiting.splice(waiting.indexOf(step), 1);
      running.set(
        step,
        run(step).then(() => {
          running.delete(step);
          done.add(step.name);
        }),
      );
      next = waiting.find((one) => ready(one) && free(one));
    }
    await Promise.race(running.values());
  }
}

const withoutBrowser = process.argv.includes('--without-browser');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await runAll(withoutBrowser ? steps.filter((step) => !step.browser) : steps);
process.exitCode = total.failed ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);
