import { bin } from './root.ts';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** A runner that writes its counts to a JSON file. */
  readonly counts?: 'vitest' | 'playwright';
  /** Needs more than the sources: Chromium, a build or databases. `pnpm check` skips it. */
  readonly needsMore?: boolean;
  /** Names of the steps that must end before it. */
  readonly after?: readonly string[];
}

const node = process.execPath;
const types = (project: string): Step => ({
  name: `types ${project}`,
  command: bin('tsc'),
  args: ['--project', project],
});
const vitest = (project: string, more: Partial<Step> = {}, ...args: string[]): Step => ({
  name: `tests ${project}`,
  command: bin('vitest'),
  args: ['run', '--project', project, '--reporter', 'default', '--reporter', 'json', ...args],
  counts: 'vitest',
  ...more,
});

const beforeEndToEnd: readonly Step[] = [
  // Dependencies of other steps first, then the longest.
  { name: 'portal build', command: node, args: ['tools/build.ts'], needsMore: true },
  vitest('stories', { needsMore: true }),
  // It runs next to the stories. A second worker would slow both down until tests time out.
  vitest('server', { needsMore: true }, '--maxWorkers', '1'),
  vitest('proof', { needsMore: true }),
  vitest('unit'),
  types('packages/api/tsconfig.contract.json'),
  types('packages/api'),
  types('packages/ui'),
  {
    // What it emits must be able to name all that it says; the sources alone need not.
    name: 'types of the packed ui',
    command: bin('tsc'),
    args: ['--project', 'packages/ui/tsconfig.package.json', '--emitDeclarationOnly', 'false', '--noEmit'],
  },
  {
    name: 'types of the packed api',
    command: bin('tsc'),
    args: ['--project', 'packages/api/tsconfig.package.json', '--emitDeclarationOnly', 'false', '--noEmit'],
  },
  types('apps/portal'),
  types('apps/server'),
  types('.storybook'),
  types('tools'),
  types('e2e'),
  { name: 'lint', command: bin('oxlint'), args: ['--type-aware', '--quiet', '.'] },
  { name: 'repository lint', command: node, args: ['tools/run-repository-lint.ts'] },
  { name: 'unused code', command: bin('knip'), args: ['--no-config-hints'] },
  { name: 'format', command: bin('oxfmt'), args: ['--check', '.'] },
  {
    name: 'boundaries',
    command: bin('depcruise'),
    args: ['--config', '.dependency-cruiser.mjs', 'packages', 'apps'],
  },
  { name: 'licences', command: node, args: ['tools/check-licences.ts'] },
  { name: 'states', command: node, args: ['tools/check-states.ts'] },
  { name: 'requirements', command: node, args: ['tools/requirements.ts', '--check'] },
  { name: 'bundle budget', command: bin('size-limit'), args: [], needsMore: true, after: ['portal build'] },
  { name: 'package', command: node, args: ['tools/package-libraries.ts'], needsMore: true },
  {
    name: 'server package',
    command: node,
    args: ['tools/check-server-package.ts'],
    needsMore: true,
    after: ['portal build'],
  },
  {
    name: 'storybook build',
    command: bin('storybook'),
    args: ['build', '--output-dir', 'storybook-static', '--quiet', '--stats-json'],
    needsMore: true,
  },
];

/** Every check. */
export const steps: readonly Step[] = [
  ...beforeEndToEnd,
  {
    name: 'tests end to end',
    command: bin('playwright'),
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    counts: 'playwright',
    needsMore: true,
    // Alone, because next to other steps they are so slow that they time out.
    after: beforeEndToEnd.map(({ name }) => name),
  },
];
