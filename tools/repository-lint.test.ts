import { describe, expect, test } from 'vitest';
import { findingsIn, lintRules } from './repository-lint.ts';

const screen = 'apps/portal/src/screens/applications/list-screen.tsx';
const component = 'packages/ui/src/components/badge/badge.tsx';

const broken: readonly (readonly [rule: string, path: string, source: string])[] = [
  ['no-claim-literals', screen, `can('app.cancel')`],
  ['no-claim-literals', 'apps/server/src/people/users/x.ts', 'needs: ["view.allapps.location"]'],
  ['no-claim-literals', 'apps/portal/src/shell/x.tsx', 'to={`labid.login`}'],
  ['no-raw-colours', component, `<i className="text-[#0b5cab]" />`],
  ['no-raw-colours', 'packages/ui/src/components/badge/badge.styles.ts', `cva('bg-red-500')`],
  ['no-raw-colours', screen, `style={{ color: 'rgb(0 0 0)' }}`],
  ['no-raw-colours', 'apps/portal/src/shell/shell.css', 'a { color: OKLCH(0.5 0.1 200) }'],
  ['no-unknown-tokens', component, `className="bg-(--portal-brandy)"`],
  ['no-unknown-tokens', 'packages/ui/src/package.css', 'a { color: var(--portal-text-faint) }'],
  ['no-unknown-tokens', screen, `style={{ fontSize: 'var(--portal-font-2xs)' }}`],
  ['no-url-literals', screen, `navigate('/list')`],
  ['no-url-literals', screen, 'href={`/application/${id}`}'],
  ['no-url-literals', screen, `<a href="https://help.example">`],
  ['palette-names-no-action', 'apps/portal/src/palette/x.ts', `text: 'Cancel application'`],
  ['ui-knows-no-application', component, 'export function ApplicationBadge() {}'],
  ['ui-knows-no-application', component, 'const assigneeName = 1;'],
  ['ui-knows-no-application', component, 'props.subBrand'],
  ['ui-knows-no-application', component, 'interface Owner { tfn: string }'],
  ['no-unfinished-notes', 'apps/server/src/app.ts', '// TODO later'],
  ['no-unfinished-notes', 'docs/decisions/0001-x.md', 'FIXME'],
  ['plain-english', 'docs/x.md', 'Whoever asks gets a place.'],
  ['plain-english', 'apps/server/src/x.ts', '// What is old is made anew.'],
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
  ['plain-english', 'packages/api/src/x.ts', '/** The page that is open by now. */'],
  ['plain-english', 'apps/portal/src/x.stories.tsx', "test('a text that is none', run)"],
  ['plain-english', 'e2e/x.spec.ts', '// The user is told.'],
  ['no-silenced-checks', screen, '// @ts-expect-error not yet'],
  ['no-silenced-checks', 'tools/x.ts', '/* oxlint-disable */'],
];

const fine: readonly (readonly [path: string, source: string])[] = [
  ['packages/api/src/contract/permissions.ts', `cancelApp: 'app.cancel'`],
  ['packages/api/src/contract/permissions.test.ts', `can('app.cancel')`],
  [screen, '/** Needs `app.cancel`. */'],
  [screen, `import { hrefs } from '../../base/paths.ts';`],
  ['apps/portal/src/screens/applications/list.stories.tsx', `meta.story({ args: { at: '/list' } })`],
  [screen, `t('/listing')`],
  [component, `cva('mask-[radial-gradient(#000_calc(100%-2px))]')`],
  [component, '<use href="#glyph" /><a href="#deed">'],
  [component, 'bg-brand text-danger border-border'],
  [component, `style={{ color: 'var(--portal-text-muted)', width: 'var(--portal-nav-w)' }}`],
  [component, 'name.startsWith("--portal-font-") ? `var(--portal-chart-${series})` : undefined'],
  [component, `// an application's badge\n<Badge label='Owner of the application'>Applications</Badge>`],
  [component, 'node.ownerDocument.activeElement'],
  [component, 'export const UnknownError = 1;'],
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

test('every rule has an example that it finds', () => {
  expect(new Set(broken.map(([rule]) => rule))).toEqual(new Set(lintRules.map(({ id }) => id)));
});

describe('a finding', () => {
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
});
