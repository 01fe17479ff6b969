import type { Page } from '@playwright/test';

/** The scripts that a page has requested, without those that load after its first paint on purpose. */
export const neededScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/(.*)-.{8}\.js$/.exec(name)?.[1] ?? '')
      .filter((name) => name !== '' && !/^(?:after-paint|views)$/.test(name)),
  );
