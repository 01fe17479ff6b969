import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { reportTimes, timesIn } from './story-times.model.ts';

const file = join(root, 'test-results/tests-stories.json');
if (!existsSync(file)) {
  console.log('No stories were tested: run `vitest run --project stories` with the JSON reporter first.');
  process.exitCode = 1;
} else {
  const report = reportTimes(timesIn(JSON.parse(readFileSync(file, 'utf8')), root));
  console.log(report.lines.join('\n'));
  process.exitCode = report.tooSlow ? 1 : 0;
}
