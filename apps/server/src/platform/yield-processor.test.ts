import { once } from 'node:events';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { runUnderUnit } from '../testing/unit-filter.ts';
import { releaseScope } from '../../../../tools/test-scope.ts';

test('a thread with lower priority does not slow down the process', async () => {
  const before = getPriority();
  const module = new URL('yield-processor.ts', import.meta.url).href;
  const worker = new Worker(
    `import(${JSON.stringify(module)}).then(({ yieldProcessor }) => {
      yieldProcessor();
      require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority());
    });`,
    { eval: true },
  );
  const [inThread] = (await once(worker, 'message')) as [number];
  expect(inThread).toBe(process.platform === 'linux' ? 5 : before);
  expect(getPriority()).toBe(before);
});

test.runIf(releaseScope && process.platform === 'linux')(
  'under the shipped systemd unit a report is written, a sheet is read, and a thread can yield',
  { timeout: 60_000 },
  async () => {
    const program = fileURLToPath(new URL('../testing/run-workers.ts', import.meta.url));
    expect(await runUnderUnit(program)).toBe('%PDF- good yields\n');
  },
);

test.runIf(releaseScope && process.platform === 'linux')(
  'a sandbox that forbids to yield stops no work',
  { timeout: 60_000 },
  async () => {
    const program = fileURLToPath(new URL('../testing/run-workers.ts', import.meta.url));
    expect(await runUnderUnit(program, ['setpriority'])).toBe('%PDF- good does not yield\n');
  },
);
