import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { root } from './root.ts';
import { grownSteps, ProcessorTimes } from './processor-time.ts';
import { scopes, steps, type Scope, type Step } from './steps.ts';

const results = join(root, 'test-results');

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Outcome extends Counts {
  /** File, name and start of the error of each failed test. */
  readonly failures: readonly string[];
}

/** The result in the report of a step; a step without a report counts as one check. */
function outcomeOf(step: Step, file: string, succeeded: boolean): Outcome {
  const one = succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.counts || !existsSync(file)) return { ...one, failures: [] };
  const { numPassedTests, numFailedTests, testResults, stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults?: {
      name: string;
      status: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  const passed = stats?.expected ?? numPassedTests;
  const failed = stats ? stats.unexpected + stats.flaky : numFailedTests;
  const failures = (testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0] ?? ''}`);
    const reasons = status === 'failed' && tests.length === 0 ? [message] : tests;
    return reasons.map((reason) => `        ${relative(root, name)} › ${reason.slice(0, 600)}`);
  });
  // A runner that fails outside its tests, or runs none, counts as failed.
  return { passed, failed: (succeeded && passed > 0) || failed > 0 ? failed : 1, failures };
}

function run(step: Step, scope: Scope, times: ProcessorTimes): Promise<Counts> {
  const started = performance.now();
  const file = join(results, `${step.name.replaceAll(' ', '-')}.json`);
  const report = step.counts === 'vitest' ? [`--outputFile.json=${file}`] : [];
  return new Promise((resolve) => {
    const child = spawn(step.command, [...step.args, ...report], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...step.env,
        PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
        FORCE_COLOR: '0',
        // Tests start some two hundred processes and threads, each of which would compile the server again.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
        ...(step.counts === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
        PORTAL_TESTS: scope,
      },
    });
    if (child.pid) {
      times.watch(step.name, child.pid);
      setPriority(child.pid, step.niceness ?? 8);
    }
    let output = '';
    const keep = (part: Buffer) => (output += part.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => {
      const { failures, ...counts } = outcomeOf(step, file, code === 0);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const verdict = counts.failed ? 'FAILED' : 'passed';
      console.log(
        `${verdict}  ${step.name}  (${counts.passed} passed, ${counts.failed} failed, ${seconds} s)`,
      );
      // Names come first, because a truncated log keeps its start.
      if (counts.failed) console.log([...failures, output.trimEnd()].join('\n'));
      resolve(counts);
    });
  });
}

/** One more than the cores of a machine of CI: a step often waits, for a browser, a database or a disk. */
const lanes = 3;

/**
 * Runs the checks of a scope, three in parallel unless one runs alone. A check counts as one, a test runner by its
 * tests. The last line is the sum, and the exit status follows it.
 */
export async function runSteps(scope: Scope): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const wanted = steps.filter((step) => scopes.indexOf(step.scope) <= scopes.indexOf(scope));
  const waiting = [...wanted];
  const done = new Set<string>();
  const running = new Map<Step, Promise<void>>();
  const total = { passed: 0, failed: 0 };
  const times = new ProcessorTimes();
  const ready = (step: Step) => (step.after ?? []).every((name) => done.has(name));
  const start = async (step: Step) => {
    const { passed, failed } = await run(step, scope, times);
    total.passed += passed;
    total.failed += failed;
    running.delete(step);
    done.add(step.name);
  };
  const fits = (step: Step) =>
    running.size < ([step, ...running.keys()].some(({ alone }) => alone) ? 1 : lanes);
  while (waiting.length || running.size) {
    for (let next = waiting.find(ready); next && fits(next); next = waiting.find(ready)) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, start(next));
    }
    await Promise.race(running.values());
  }
  // A step that failed may have ended early, and the others would seem to have grown.
  if (scope === 'test' && !total.failed) total[reportTimes(times.end()) ? 'passed' : 'failed'] += 1;
  process.exitCode = total.failed ? 1 : 0;
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

/** Prints the processor time of each step; false if one has outgrown its share. */
function reportTimes(times: Readonly<Record<string, number>>): boolean {
  const shares = Object.fromEntries(steps.flatMap(({ name, share }) => (share ? [[name, share]] : [])));
  const grown = grownSteps(shares, times);
  const lines = Object.entries(times)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, seconds]) => `        ${seconds.toFixed(0)} s  ${name}, share ${shares[name] ?? 'none'}`);
  console.log([`${grown.length ? 'FAILED' : 'passed'}  processor time`, ...lines].join('\n'));
  for (const name of grown)
    console.log(`        ${name} takes more than its share by half (tools/steps.ts).`);
  return grown.length === 0;
}
