import { spawnSync } from 'node:child_process';
import { requireNode } from './node-version.ts';
import { bin, root } from './root.ts';
import { runSteps } from './run-steps.ts';
import { steps } from './steps.ts';

requireNode();

type Command = readonly [program: string, ...args: string[]];
const vitestOf = (folder: string): Command => [
  bin('vitest'),
  'run',
  '--config',
  `${folder}/vitest.config.ts`,
];
const playwrightOf = (folder: string): Command => [
  bin('playwright'),
  'test',
  '--config',
  `e2e/${folder}/playwright.config.ts`,
];

/** Suites that run only by name, with their commands; further arguments go to the last command. */
const suites: Readonly<Record<string, readonly Command[]>> = {
  changed: [[bin('vitest'), 'run', '--passWithNoTests', '--changed']],
  browsers: [playwrightOf('browsers')],
  faults: [vitestOf('apps/server/faults')],
  fleet: [vitestOf('apps/server/fleet')],
  review: [vitestOf('tools/review/suite')],
  visual: [
    [bin('storybook'), 'build', '--output-dir', 'storybook-static', '--quiet'],
    [process.execPath, 'tools/build.ts'],
    playwrightOf('visual'),
  ],
  mutation: [[bin('stryker'), 'run', 'tools/mutation/stryker.config.mjs']],
};

const [suite, ...rest] = process.argv.slice(2);
const commands = suites[suite ?? ''];
if (commands) {
  for (const [index, [program, ...args]] of commands.entries()) {
    const more = index === commands.length - 1 ? rest : [];
    const { status } = spawnSync(program, [...args, ...more], { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
} else if (suite === undefined || suite === 'sources') {
  await runSteps(suite ? steps.filter((step) => !step.needsMore) : steps);
} else {
  console.error(
    `No suite is called ${suite}: sources, ${Object.keys(suites).join(', ')}, or none for every check.`,
  );
  process.exitCode = 2;
}
