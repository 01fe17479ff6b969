import { expect, test } from 'vitest';
import { goals, reportTimes, slack, timesIn } from './story-times.model.ts';

const times = (...durations: number[]) =>
  durations.map((duration, index) => ({ name: `story ${index}`, duration }));

test('names the mean, the longest and the slowest stories', () => {
  const { lines, tooSlow } = reportTimes(times(100, 300, 2600));
  expect(lines[0]).toContain('3 tests of stories: 1.00 s on average');
  expect(lines[1]).toContain('2.60 s  story 2');
  expect(tooSlow).toBe(true);
});

test('lets pass what a busy machine makes slow, and no more', () => {
  expect(reportTimes(times(goals.mean * slack.mean)).tooSlow).toBe(false);
  expect(reportTimes(times(goals.mean * slack.mean + 1)).tooSlow).toBe(true);
  const quick = times(...Array.from({ length: 1000 }, () => 10));
  expect(reportTimes([...quick, ...times(goals.longest * slack.longest)]).tooSlow).toBe(false);
  expect(reportTimes([...quick, ...times(goals.longest * slack.longest + 1)]).tooSlow).toBe(true);
});

test('never takes a run without stories for a quick one', () => {
  expect(reportTimes([]).tooSlow).toBe(true);
});

test('leaves out what did not run', () => {
  const report = {
    testResults: [
      {
        name: '/repo/packages/ui/a.stories.tsx',
        assertionResults: [
          { ancestorTitles: ['Default  '], title: 'is seen', status: 'passed', duration: 12 },
          { ancestorTitles: ['Default  '], title: 'is left out', status: 'skipped' },
        ],
      },
    ],
  };
  expect(timesIn(report, '/repo')).toEqual([
    { name: 'packages/ui/a.stories.tsx > Default > is seen', duration: 12 },
  ]);
});
