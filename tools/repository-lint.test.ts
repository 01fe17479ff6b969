import { expect, test } from 'vitest';
import { findingsIn, lintRules } from './repository-lint.ts';

const screen = 'apps/portal/src/screens/applications/list-screen.tsx';
const component = 'packages/ui/src/components/badge/badge.tsx';

const broken: readonly (readonly [rule: string, path: string, source: string])[] = [
  ['no-claim-literals', screen, `can('app.cancel')`],
  ['no-claim-literals', 'apps/portal/src/shell/x.tsx', 'to={`labid.login`}'],
  ['no-raw-colours', component, `<i className="text-[#0b5cab]" />`],
  ['no-raw-colours', 'packages/ui/src/components/badge/badge.styles.ts', `cva('bg-red-500')`],
  ['no-raw-colours', 'apps/portal/src/shell/shell.css', 'a { color: OKLCH(0.5 0.1 200) }'],
  ['no-unknown-tokens', component, `className="bg-(--portal-brandy)"`],
  ['no-unknown-tokens', screen, `style={{ fontSize: 'var(--portal-font-2xs)' }}`],
  ['no-url-literals', screen, `navigate('/list')`],
  ['no-url-literals', screen, `<a href="https://help.example">`],
  ['palette-names-no-action', 'apps/portal/src/palette/x.ts', `text: 'Cancel application'`],
  ['ui-knows-no-application', component, 'export function ApplicationBadge() {}'],
  ['ui-knows-no-application', component, 'interface Owner { tfn: string }'],
  ['no-unfinished-notes', 'apps/server/src/app.ts', '// TODO later'],
  ['plain-english', 'docs/x.md', 'Whoever asks gets a place.'],
  ['plain-workbench', '.storybook/docs/x.tsx', 'summary="Rules of stories"'],
  [
    'stories-are-described',
    'packages/ui/src/x.stories.tsx',
    `/** Big. */\n\nexport const Big = meta.story();`,
  ],
  [
    'stories-are-described',
    'packages/ui/src/x.stories.tsx',
    `export const Big = meta.story();\nexport const Small = meta.story({ tags: ['!dev'] });`,
  ],
  ['no-silenced-checks', screen, '// @ts-expect-error not yet'],
];

const fine: readonly (readonly [path: string, source: string])[] = [
  ['packages/api/src/contract/permissions.ts', `cancelApp: 'app.cancel'`],
  [screen, '/** Needs `app.cancel`. */'],
  [screen, `import { hrefs } from '../../base/paths.ts';`],
  ['apps/portal/src/screens/applications/list.stories.tsx', `meta.story({ args: { at: '/list' } })`],
  [screen, `t('/listing')`],
  [component, `cva('mask-[radial-gradient(#000_calc(100%-2px))]')`],
  [component, '<use href="#glyph" /><a href="#deed">'],
  [component, `style={{ color: 'var(--portal-text-muted)', width: 'var(--portal-nav-w)' }}`],
  [component, 'name.startsWith("--portal-font-") ? `var(--portal-chart-${series})` : undefined'],
  [component, `// an application's badge\n<Badge label='Owner of the application'>Applications</Badge>`],
  [component, 'node.ownerDocument.activeElement'],
  ['apps/portal/src/shell/shell.tsx', 'const applicationCount = 1;'],
  ['packages/ui/src/x.stories.tsx', `/** The large size. */\nexport const Large = meta.story();`],
  ['packages/ui/src/x.stories.tsx', `export const Large = meta.story({\n  tags: ['!dev'],\n});`],
  [
    'packages/ui/src/x.stories.tsx',
    `preview.meta({\n  tags: ['!dev'],\n});\nexport const Large = meta.story();`,
  ],
  ['packages/api/src/mocks/mock.test-d.ts', '// @ts-expect-error a field is missing'],
];

test.each(broken)('%s is seen in %s: %s', (rule, path, source) => {
  expect(findingsIn(path, source).map((finding) => finding.rule)).toContain(rule);
});

test.each(fine)('nothing is found in %s: %s', (path, source) => {
  expect(findingsIn(path, source)).toEqual([]);
});

test('finds a retired phrase in a page of the workbench only (DESK-024)', () => {
  const page = 'title="What holds everywhere"';
  expect(findingsIn('.storybook/foundations/x.tsx', page)[0]?.rule).toBe('plain-workbench');
  expect(findingsIn('apps/portal/src/x.tsx', page)).toEqual([]);
});

test('every rule has an example that it finds', () => {
  expect(new Set(broken.map(([rule]) => rule))).toEqual(new Set(lintRules.map(({ id }) => id)));
});

test('a finding names the line, the text and the alternative', () => {
  expect(findingsIn(screen, `const a = 1;\n/* two\nlines */ can('app.cancel');`)).toEqual([
    {
      rule: 'no-claim-literals',
      line: 3,
      text: `'app.cancel'`,
      instead: 'Permission of @portal/api/contract',
    },
  ]);
});
