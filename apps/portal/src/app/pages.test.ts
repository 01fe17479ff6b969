import { everyClaim, pages, type Feature } from '@portal/api/contract';
import { expect, test } from 'vitest';
import type { Services } from '../base/services.tsx';
import { accountItems } from '../screens/account/account-entries.tsx';
import type { useUser } from '../session/use-session.ts';
import { navigationFor } from '../shell/navigation-table.ts';
import { firstChunks, pages as pageScripts } from '../../chunks.ts';
import { examplePages } from '../testing/example-pages.ts';

const { items, footer } = navigationFor(everyClaim, '/', undefined);
const user = { claims: everyClaim, federated: false } as ReturnType<typeof useUser>;
const entriesWithout = (...missing: readonly Feature[]) => {
  const features = { off: (): ReadonlySet<Feature> => new Set(missing) };
  const services = { configuration: { Authority: '' }, client: { features } } as Services;
  return {
    navigation: [...items, ...footer],
    'account menu': accountItems(services, user, () => undefined),
  };
};

test.each(
  Object.entries(pages).flatMap(([name, { path, reachedFrom }]) =>
    reachedFrom === 'navigation' || reachedFrom === 'account menu'
      ? [[name, reachedFrom, path.split('/:')[0]] as const]
      : [],
  ),
)('the page %s is reached from the %s', (_, reachedFrom, address) => {
  expect(entriesWithout()[reachedFrom].map(({ href }) => href)).toContain(address);
});

test.each(
  Object.values(pages).flatMap((page) =>
    'feature' in page ? [[page.path.split('/:')[0], page] as const] : [],
  ),
)(
  'nothing leads to the page %s where the back end lacks its feature',
  (address, { feature, reachedFrom }) => {
    expect(entriesWithout(feature)[reachedFrom].map(({ href }) => href)).not.toContain(address);
  },
);

test('a page needs a claim if its first request does, except where the screen checks the claim', () => {
  const open = examplePages.filter(
    ({ name, first }) =>
      [first?.needs].flat().some((need) => everyClaim.some((claim) => claim === need)) &&
      !('needs' in pages[name]),
  );
  expect(open.map(({ name }) => name)).toEqual(['list', 'listAll', 'verification']);
});

const areas = import.meta.glob<string>('./areas.tsx', { query: '?raw', import: 'default', eager: true });

test.each(
  [...String(areas['./areas.tsx']).matchAll(/import\('\.\.\/(screens\/.+?)'\)/g)].map(
    ([, file]) => file ?? '',
  ),
)('chunks.ts names the file of scripts of %s', (screen) => {
  const patterns = [...firstChunks.map(({ test: pattern }) => pattern), ...Object.values(pageScripts)];
  expect(patterns.filter((pattern) => pattern.test(screen))).toHaveLength(1);
});
