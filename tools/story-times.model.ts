/** What the JSON report of Vitest tells of its tests. */
export interface TestReport {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; duration?: number | null }[];
  }[];
}

export interface StoryTime {
  name: string;
  /** In milliseconds. */
  duration: number;
}

/** A story's test takes this long on average, and never longer than that, where nothing else runs. In milliseconds. */
export const goals = { mean: 250, longest: 2000 };

/**
 * Two busy processors take up to three times what a free one takes, and now and then stall one test: beyond that it is the
 * stories.
 */
export const slack = { mean: 3, longest: 10 };

export function timesIn(report: TestReport, root: string): StoryTime[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, duration }) => ({
        name: [name.replace(`${root}/`, ''), ...ancestorTitles, title].map((part) => part.trim()).join(' > '),
        duration: duration ?? 0,
      })),
  );
}

export function reportTimes(times: readonly StoryTime[]) {
  const slowest = times.toSorted((one, other) => other.duration - one.duration);
  const mean = times.reduce((sum, { duration }) => sum + duration, 0) / Math.max(1, times.length);
  const longest = slowest[0]?.duration ?? 0;
  const above = times.filter(({ duration }) => duration > goals.longest).length;
  const tooSlow =
    times.length === 0 || mean > goals.mean * slack.mean || longest > goals.longest * slack.longest;
  const lines = [
    `${times.length} tests of stories: ${seconds(mean)} on average (goal ${seconds(goals.mean)}), ` +
      `${seconds(longest)} the longest (goal ${seconds(goals.longest)}), ${above} above that goal`,
    ...slowest.slice(0, 5).map(({ name, duration }) => `  ${seconds(duration)}  ${name}`),
    ...(tooSlow
      ? [
          `Stories are slow: no more than ${slack.mean} times the mean and ${slack.longest} times the longest is allowed.`,
        ]
      : []),
  ];
  return { lines, tooSlow };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
