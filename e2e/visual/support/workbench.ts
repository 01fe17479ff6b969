import { test as base } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepareContext, serveWorkbench, storiesOf } from '../../../tools/review/workbench.ts';
import { root } from '../../../tools/root.ts';

export { openStory, setGlobals, setLanguage } from '../../../tools/review/workbench.ts';
export { expect } from '@playwright/test';

export const built = join(root, 'storybook-static');

/** The stories of the built workbench. */
export function stories() {
  if (!existsSync(join(built, 'index.json'))) {
    throw new Error('There is no built workbench: run `pnpm test visual`.');
  }
  return storiesOf(built);
}

/** Tests against the built workbench, served by the worker's own server. */
export const test = base.extend<object, { workbench: string }>({
  workbench: [
    async ({}, provide) => {
      const { address, close } = await serveWorkbench(built);
      await provide(address);
      await close();
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, provide) => {
    await prepareContext(context);
    await provide(context);
  },
});
