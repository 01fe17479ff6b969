import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

test('a thread that leaves the processor to others takes nothing from the process', async () => {
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
