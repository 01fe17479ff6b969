import { spawnSync } from 'node:child_process';
import { requireNode } from './node-version.ts';
import { bin, root } from './root.ts';

requireNode();

/** Builds the workbench and looks at it; `--update` takes what is seen as the new baselines. */
const update = process.argv.includes('--update');
const rest = process.argv.slice(2).filter((argument) => argument !== '--update');

const commands = [
  [bin('storybook'), 'build', '--output-dir', 'storybook-static', '--quiet'],
  [process.execPath, 'tools/build.ts'],
  [
    bin('playwright'),
    'test',
    '--config',
    'e2e/looks/playwright.config.ts',
    ...(update ? ['--update-snapshots=all'] : []),
    ...rest,
  ],
];
for (const [command = '', ...args] of commands) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
