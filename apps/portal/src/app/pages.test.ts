import type { Client } from '@portal/api/client';
import { everyClaim, pages, type Feature } from '@portal/api/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { preloadScreen } from '../base/lazy-screen.tsx';
import type { Services } from '../base/services.tsx';
import { accountItems } from '../screens/account/account-entries.tsx';
import type { useUser } from '../session/use-session.ts';
import { navigationFor } from '../shell/navigation-table.ts';
import { examplePages } from '../testing/example-pages.ts';
import './areas.tsx';

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

test.each(examplePages.filter(({ first }) => first))(
  'the screen of the page $name has a prefetch that requests what it shows first',
  async ({ address, first }) => {
    vi.stubGlobal('addEventListener', () => undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const search = new URLSearchParams();
    preloadScreen(address, { client: {} as Client, queryClient, user, search });
    const requested = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey: [id] }) => id);
    await expect.poll(requested, { timeout: 10_000 }).toContain(first?.id);
  },
);

test('a page needs a claim if its first request does, except where the screen checks the claim', () => {
  const open = examplePages.filter(
    ({ name, first }) => everyClaim.some((claim) => claim === first?.needs) && !('needs' in pages[name]),
  );
  expect(open.map(({ name }) => name)).toEqual(['list', 'listAll', 'verification']);
});
