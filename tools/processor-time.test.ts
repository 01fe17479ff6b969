import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { grownSteps, ProcessorTimes } from './processor-time.ts';

const shares = { stories: 500, server: 300, lint: 40 };

test.each([
  ['as measured', { stories: 500, server: 300, lint: 40 }, []],
  ['on a machine of half the speed', { stories: 1000, server: 600, lint: 80 }, []],
  ['with a large step that has grown by 60 %', { stories: 800, server: 300, lint: 40 }, ['stories']],
  ['with a small step that has grown by 60 %', { stories: 500, server: 300, lint: 64 }, ['lint']],
  ['with a step that has grown by 40 %', { stories: 500, server: 420, lint: 40 }, []],
])('names the steps that take more than their share, %s', (_, times, grown) => {
  expect(grownSteps(shares, times)).toEqual(grown);
});

test.runIf(process.platform === 'linux')(
  'counts the children of a step, also after their parent has ended',
  async () => {
    const times = new ProcessorTimes();
    const busy = 'const sum = ({ user, system }) => user + system; while (sum(process.cpuUsage()) < 2e6);';
    const parent = spawn('sh', ['-c', `"$0" -e '${busy}' & sleep 1`, process.execPath], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    times.watch('step', parent.pid ?? 0);
    // The pipe ends with the last process that holds it.
    await once(parent.stdout.resume(), 'end');
    expect(times.end()['step']).toBeGreaterThan(1.2);
  },
);
