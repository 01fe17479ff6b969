import { expect, test } from 'vitest';

/** What each entry point gives; a change of it is a change for everyone who imports it, and is seen here. */
test.each([
  ['client', () => import('./client/index.ts')],
  ['queries', () => import('./queries/index.ts')],
  ['contract', () => import('./contract/index.ts')],
])('@portal/api/%s gives exactly its listed names', async (entry, load) => {
  const names = Object.keys(await load()).toSorted();
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(`./testing/exports/${entry}.txt`);
});
