import { everyClaim, pages } from '@portal/api/contract';
import { expect, test } from 'vitest';
import type { Services } from '../base/services.tsx';
import { accountItems } from '../screens/account/account-entries.tsx';
import type { useUser } from '../session/use-session.ts';
import { navigationFor } from '../shell/navigation-table.ts';

const { items, footer } = navigationFor(everyClaim, '/', undefined);
const user = { claims: everyClaim, federated: false } as ReturnType<typeof useUser>;
const services = { configuration: { Authority: '' } } as Services;
const entries = {
  navigation: [...items, ...footer],
  'account menu': accountItems(services, user, () => undefined),
};

test.each(
  Object.entries(pages).flatMap(([name, { path, reachedFrom }]) =>
    reachedFrom === 'other pages' ? [] : [[name, reachedFrom, path.split('/:')[0]] as const],
  ),
)('the page %s is reached from the %s', (_, reachedFrom, address) => {
  expect(entries[reachedFrom].map(({ href }) => href)).toContain(address);
});
