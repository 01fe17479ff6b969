import { expect, test } from 'vitest';
import { isEndpoint } from './contract/index.ts';

/** The exports of each entry point, without the endpoints, which the table of calls lists. */
test.each([
  ['client', () => import('./client/index.ts')],
  ['queries', () => import('./queries/index.ts')],
  ['contract', () => import('./contract/index.ts')],
])('@portal/api/%s exports exactly the listed names', async (entry, load) => {
  const exported = Object.entries(await load()).filter(([, value]) => !isEndpoint(value));
  const names = exported.map(([name]) => name).toSorted();
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(`./testing/exports/${entry}.txt`);
});
