import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './root.ts';

const { forbidden, options } = (
  (await import(join(root, '.dependency-cruiser.mjs'))) as {
    default: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions };
  }
).default;

const ui = 'packages/ui/src';
const api = 'packages/api/src';
const portal = 'apps/portal/src';
const server = 'apps/server/src';

/** One import each that breaks the rule. */
const broken: readonly (readonly [rule: string, from: string, imports: string])[] = [
  ['ui-model-is-pure', `${ui}/components/a/react.model.ts`, 'react'],
  ['ui-model-is-pure', `${ui}/components/a/hook.model.ts`, `${ui}/components/a/use-a.ts`],
  ['ui-behaviour-knows-no-look', `${ui}/components/a/use-styled.ts`, `${ui}/components/a/a.styles.ts`],
  ['ui-behaviour-knows-no-look', `${ui}/behaviours/use-part.ts`, `${ui}/components/a/index.ts`],
  ['ui-behaviour-knows-no-look', `${ui}/components/a/use-part.ts`, `${ui}/components/a/a.tsx`],
  ['ui-component-by-its-index', `${ui}/components/b/inside.tsx`, `${ui}/components/a/a.tsx`],
  ['ui-component-by-its-index', `${ui}/components/b/look.tsx`, `${ui}/components/a/a.styles.ts`],
  ['ui-stands-alone', `${ui}/components/b/contract.tsx`, '@portal/api/contract'],
  ['ui-stands-alone', `${ui}/components/b/relative.tsx`, `${api}/contract/index.ts`],
  ['ui-stands-alone', `${ui}/components/b/router.tsx`, 'react-router'],
  ['ui-stands-alone', `${ui}/components/b/query.tsx`, '@tanstack/react-query'],
  ['theme-is-data', `${ui}/theme/react.ts`, 'react'],
  ['theme-is-data', `${ui}/theme/component.ts`, `${ui}/components/a/index.ts`],
  ['browsers-derive-by-themselves', `${portal}/shell/derives.ts`, `${ui}/theme/derive.ts`],
  ['contract-is-schemas', `${api}/contract/calls.ts`, 'ky'],
  ['contract-is-schemas', `${api}/contract/uses-client.ts`, `${api}/client/index.ts`],
  ['contract-is-schemas', `${api}/contract/uses-node.ts`, 'node:fs'],
  ['client-on-contract', `${api}/client/uses-mocks.ts`, `${api}/mocks/index.ts`],
  ['client-on-contract', `${api}/client/uses-query.ts`, '@tanstack/react-query'],
  ['queries-on-client', `${api}/queries/uses-mocks.ts`, `${api}/mocks/index.ts`],
  ['queries-on-client', `${api}/queries/inside.ts`, `${api}/client/send.ts`],
  ['mocks-on-contract', `${api}/mocks/uses-client.ts`, `${api}/client/index.ts`],
  ['mocks-on-contract', `${api}/mocks/uses-queries.ts`, `${api}/queries/index.ts`],
  ['one-http-client', `${portal}/session/calls.ts`, 'ky'],
  ['screens-are-separate', `${portal}/screens/users/a.tsx`, `${portal}/screens/applications/a.tsx`],
  ['screens-read-and-compose', `${portal}/screens/users/sends.tsx`, '@portal/api/client'],
  ['screens-read-and-compose', `${portal}/screens/users/shell.tsx`, `${portal}/shell/shell.tsx`],
  ['screens-read-and-compose', `${portal}/screens/users/routes.tsx`, `${portal}/app/routes.tsx`],
  ['an-area-brings-its-routes', `${portal}/screens/users/a.routes.tsx`, `${portal}/shell/shell.tsx`],
  ['listing-knows-no-area', `${portal}/listing/lists.ts`, `${portal}/screens/applications/a.tsx`],
  ['mocks-in-stories-only', `${portal}/session/fakes.ts`, '@portal/api/mocks'],
  ['mocks-in-stories-only', `${portal}/session/uses-testing.ts`, `${portal}/testing/portal-story.tsx`],
  ['server-on-contract', `${server}/sends.ts`, '@portal/api/client'],
  ['server-on-contract', `${server}/draws.ts`, `${ui}/components/a/index.ts`],
  ['server-on-contract', `${server}/fakes.ts`, '@portal/api/mocks'],
  ['server-tests-on-mocks', `${server}/queries.test.ts`, '@portal/api/queries'],
  ['service-knows-no-route', `${server}/modules/labels/a.service.ts`, `${server}/modules/labels/a.routes.ts`],
  ['store-knows-no-service', `${server}/modules/labels/a.store.ts`, `${server}/modules/labels/b.service.ts`],
  ['below-platform', `${server}/config/asks.ts`, `${server}/platform/db/a.ts`],
  ['below-tenants', `${server}/platform/listing/asks.ts`, `${server}/modules/labels/b.store.ts`],
  ['below-mail', `${server}/tenants/sends.ts`, `${server}/mail/mail.service.ts`],
  ['below-modules', `${server}/people/users/lists.ts`, `${server}/modules/labels/b.service.ts`],
  ['below-operations', `${server}/modules/labels/offers.ts`, `${server}/operations/seed/demo-accounts.ts`],
  ['below-people', `${server}/mail/starts.ts`, `${server}/app.ts`],
  ['db-is-lowest', `${server}/platform/db/asks.ts`, `${server}/platform/http/b.ts`],
  ['stores-are-private', `${server}/modules/lookups/a.service.ts`, `${server}/modules/labels/b.store.ts`],
  ['watchers-come-late', `${server}/platform/http/counts.ts`, 'prom-client'],
  [
    'watchers-come-late',
    `${server}/platform/http/traces.ts`,
    `${server}/platform/observability/tracing/open-telemetry.ts`,
  ],
  ['tests-are-not-imported', `${portal}/shell/tested.ts`, `${portal}/shell/shell.test.ts`],
  ['no-cycles', `${portal}/formats/left.ts`, `${portal}/formats/right.ts`],
  ['no-cycles', `${portal}/formats/one.ts`, `${portal}/formats/other.ts`],
  ['resolvable', `${portal}/formats/lost.ts`, './nowhere.ts'],
];

/** Imports that the house allows. */
const allowed: readonly (readonly [from: string, imports: string])[] = [
  [`${ui}/components/a/fine.model.ts`, `${ui}/components/a/other.model.ts`],
  [`${ui}/components/a/use-a.ts`, 'react'],
  [`${ui}/components/a/a.tsx`, `${ui}/components/a/a.styles.ts`],
  [`${ui}/components/b/composes.tsx`, `${ui}/components/a/index.ts`],
  [`${api}/contract/schema.ts`, 'valibot'],
  [`${api}/client/send.ts`, 'ky'],
  [`${api}/queries/index.ts`, `${api}/client/index.ts`],
  [`${api}/mocks/index.ts`, 'msw'],
  [`${api}/client/send.test.ts`, `${api}/mocks/index.ts`],
  [`${portal}/screens/applications/reads.tsx`, '@portal/api/queries'],
  [`${portal}/screens/applications/addresses.tsx`, `${portal}/app/paths.ts`],
  [`${portal}/screens/applications/a.stories.tsx`, '@portal/api/mocks'],
  [`${portal}/screens/applications/page.tsx`, `${portal}/shell/page.tsx`],
  [`${portal}/testing/portal-story.tsx`, '@portal/api/mocks'],
  [`${server}/modules/labels/b.service.ts`, `${server}/modules/labels/b.store.ts`],
  [`${server}/tenants/shell.ts`, `${ui}/theme/index.ts`],
  [`${server}/operations/seed/seed.ts`, `${server}/people/users/password.ts`],
  [`${server}/start.ts`, `${server}/operations/seed/seed.ts`],
  [`${server}/testing/parity.test.ts`, '@portal/api/mocks'],
];

const sources = new Map<string, string>();
const specifierOf = (from: string, to: string) => {
  if (!/^(packages|apps)\//.test(to)) return to;
  const up = '../'.repeat(dirname(from).split('/').length);
  return `${up}${to}`;
};
const add = (from: string, to: string, words = 'import type {} from') =>
  sources.set(from, `${sources.get(from) ?? ''}${words} '${specifierOf(from, to)}';\n`);
/** What these are about is whether something is loaded: a type is not. */
const loads = ['left.ts', 'counts.ts', 'traces.ts'];
for (const [, from, to] of broken)
  add(from, to, loads.some((name) => from.endsWith(`/${name}`)) ? 'import' : undefined);
for (const [from, to] of allowed) add(from, to);
add(`${portal}/formats/right.ts`, `${portal}/formats/left.ts`, 'import');
add(`${portal}/formats/other.ts`, `${portal}/formats/one.ts`);

let violations: readonly { rule: string; from: string }[] = [];
const tree = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')));

function write(path: string, text: string) {
  mkdirSync(join(tree, dirname(path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

beforeAll(async () => {
  const imported = [...broken.map(([, , to]) => to), ...allowed.map(([, to]) => to)];
  for (const path of imported.filter((to) => /^(packages|apps)\//.test(to))) write(path, 'export {};\n');
  for (const part of ['contract', 'client', 'queries', 'mocks'])
    write(`${api}/${part}/index.ts`, 'export {};\n');
  for (const [path, text] of sources) write(path, `${text}export {};\n`);
  for (const name of [
    'react',
    'react-router',
    '@tanstack/react-query',
    'ky',
    'msw',
    'prom-client',
    'valibot',
  ]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  const exports = { './*': './src/*/index.ts' };
  write('packages/api/package.json', JSON.stringify({ name: '@portal/api', exports }));
  mkdirSync(join(tree, 'node_modules/@portal'));
  symlinkSync(join(tree, 'packages/api'), join(tree, 'node_modules/@portal/api'));

  const { output } = await cruise(['packages', 'apps'], {
    ...options,
    baseDir: tree,
    validate: true,
    ruleSet: { forbidden },
  });
  violations = (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({
    rule: rule.name,
    from,
  }));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(broken)('%s is seen when %s imports %s', (rule, from) => {
  expect(violations).toContainEqual({ rule, from });
});

test.each(allowed)('%s may import %s', (from) => {
  expect(violations.filter((violation) => violation.from === from)).toEqual([]);
});

test('every rule was seen failing', () => {
  expect(new Set(broken.map(([rule]) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)));
});
