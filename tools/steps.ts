import { bin } from './root.ts';

/** `check` reads the sources, `test` also runs them. Each scope includes the ones before. */
export const scopes = ['check', 'test', 'release'] as const;
export type Scope = (typeof scopes)[number];

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly scope: Scope;
  readonly env?: Readonly<Record<string, string>>;
  /** A runner that writes its counts to a JSON file. */
  readonly counts?: 'vitest' | 'playwright';
  /** Nice value. The run lasts as long as the stories, so other steps yield to them. Threads of the server set 5. Default 8. */
  readonly niceness?: number;
  /** Names of the steps that must end before it. */
  readonly after?: readonly string[];
  /** No other step runs meanwhile: its tests have time limits, and its workers need every core. */
  readonly alone?: boolean;
  /** Seconds of processor time in `pnpm test` on two free cores. The run fails when a step takes half as much again. */
  readonly share?: number;
}

const node = process.execPath;

/** The linter checks each file in its own project; others may read it without its libraries. */
const types = (project: string): Step => ({
  name: `types ${project}`,
  command: bin('tsc'),
  args: ['--project', project],
  scope: 'release',
});
const packedTypes = (name: string): Step => ({
  name: `types of the packed ${name}`,
  command: bin('tsc'),
  // What it emits must be able to name all that it says; the sources alone need not.
  args: ['--project', `packages/${name}/tsconfig.package.json`, '--emitDeclarationOnly', 'false', '--noEmit'],
  scope: 'release',
});
const vitest = (name: string, args: readonly string[], more: Partial<Step>): Step => ({
  name,
  command: bin('vitest'),
  args: ['run', ...args, '--reporter', 'default', '--reporter', 'json'],
  scope: 'test',
  counts: 'vitest',
  ...more,
});
const project = (name: string, more: Partial<Step>, ...args: string[]) =>
  vitest(`tests ${name}`, ['--project', name, ...args], more);
const suite = (folder: string, more: Partial<Step> = {}) =>
  vitest(folder.slice(folder.lastIndexOf('/') + 1), ['--config', `${folder}/vitest.config.ts`], {
    scope: 'release',
    alone: true,
    ...more,
  });
const playwright = (folder: string, more: Partial<Step>): Step => ({
  name: folder.slice(folder.lastIndexOf('/') + 1),
  command: bin('playwright'),
  args: ['test', '--config', `${folder}/playwright.config.ts`],
  scope: 'release',
  counts: 'playwright',
  ...more,
});

/** Every check; those that others wait for first, then the longest; short ones fill the lanes at the end. */
export const steps: readonly Step[] = [
  { name: 'portal build', command: node, args: ['tools/build.ts'], scope: 'test', share: 10 },
  project('stories', { share: 460, niceness: 0 }),
  project('server', { share: 340, niceness: 4 }),
  {
    // Types and lint in one: both need the types of every file.
    name: 'lint',
    command: bin('oxlint'),
    args: ['--type-aware', '--type-check', '--quiet', '.'],
    // The type checker frees memory less often: a tenth faster with 3 GB instead of 2.
    env: { GOGC: '400' },
    scope: 'check',
    share: 82,
  },
  project('unit', { share: 56 }),
  project('proof', { share: 21 }),
  // Late, when the lanes have less to do, because its tests wait for pages with time limits; but not last, or a core idles.
  playwright('e2e', { name: 'tests end to end', scope: 'test', after: ['portal build'], share: 235 }),
  { ...types('packages/api/tsconfig.contract.json'), scope: 'check', share: 2 },
  { name: 'unused code', command: bin('knip'), args: ['--no-config-hints'], scope: 'check', share: 12 },
  {
    name: 'boundaries',
    command: bin('depcruise'),
    args: ['--config', '.dependency-cruiser.mjs', 'packages', 'apps'],
    scope: 'check',
    share: 11,
  },
  {
    name: 'requirements',
    command: node,
    args: ['tools/requirements.ts', '--check'],
    scope: 'check',
    share: 4,
  },
  {
    name: 'repository lint',
    command: node,
    args: ['tools/run-repository-lint.ts'],
    scope: 'check',
    share: 2,
  },
  { name: 'licences', command: node, args: ['tools/check-licences.ts'], scope: 'check', share: 1 },
  { name: 'format', command: bin('oxfmt'), args: ['--check', '.'], scope: 'check', share: 1 },
  { name: 'states', command: node, args: ['tools/check-states.ts'], scope: 'check', share: 1 },
  {
    name: 'bundle budget',
    command: bin('size-limit'),
    args: [],
    scope: 'test',
    after: ['portal build'],
    share: 3,
  },
  ...['apps/server', 'apps/portal', 'tools', 'e2e'].map(types),
  packedTypes('ui'),
  packedTypes('api'),
  { name: 'package', command: node, args: ['tools/package-libraries.ts'], scope: 'release' },
  {
    name: 'server package',
    command: node,
    args: ['tools/check-server-package.ts'],
    scope: 'release',
    after: ['portal build'],
  },
  {
    name: 'storybook build',
    command: bin('storybook'),
    args: ['build', '--output-dir', 'storybook-static', '--quiet', '--stats-json'],
    scope: 'release',
  },
  {
    name: 'pictures',
    command: node,
    args: ['tools/pictures.ts'],
    scope: 'release',
    alone: true,
    after: ['storybook build'],
  },
  suite('tools/review/suite', { name: 'review', after: ['pictures'] }),
  suite('apps/server/faults'),
  suite('apps/server/fleet', { after: ['portal build'] }),
  playwright('e2e/browsers', { alone: true, after: ['portal build'] }),
  playwright('e2e/visual', { alone: true, after: ['portal build', 'storybook build'] }),
];
