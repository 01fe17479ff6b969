import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { parseAreas, reportRows, rowsOf } from './rows.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tests = globSync(['{packages,apps}/*/src/**/*.{test.ts,stories.tsx}', 'e2e/*.spec.ts'], { cwd: root });
const report = reportRows(
  parseAreas(read('docs/rows.txt')),
  new Set(tests.flatMap((file) => rowsOf(read(file)))),
);
console.log(report.lines.join('\n'));
process.exitCode = report.mistakes.length ? 1 : 0;
