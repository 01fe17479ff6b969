import { expect, test } from 'vitest';
import type { LogLevel } from '../../config/config.ts';
import { jsonLog } from './log.ts';

test.each<[LogLevel | undefined, readonly LogLevel[]]>([
  [undefined, ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['error', ['error']],
])('with the level %s writes the lines of %j', (least, written) => {
  const lines: string[] = [];
  const log = jsonLog((text) => lines.push(text), least && { least });
  for (const level of ['info', 'warn', 'error'] as const) log.event({ level });
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(written);
});
