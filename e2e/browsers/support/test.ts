import { test as base } from '../../support/server.ts';
import { releaseScope } from '../../../tools/test-scope.ts';
import { openChromium } from './chromium.ts';
import { NotInstalled, type Engine, type EngineName } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

const open: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
};

export interface EngineOptions {
  engineName: EngineName;
}

/** Tests with a visitor in a fresh browser of the project's engine. */
export const test = base.extend<EngineOptions & { visitor: Visitor }>({
  engineName: ['chromium', { option: true }],
  visitor: async ({ engineName, server }, provide, info) => {
    const engine = await open[engineName]().catch((error: unknown) => {
      if (!releaseScope || !(error instanceof NotInstalled)) throw error;
      console.log(`Not tested: ${error.message}`);
      return info.skip(true, error.message) as never;
    });
    await provide(new Visitor(engine, server.origin));
    if (info.status !== info.expectedStatus) {
      const page = await engine.evaluate(() => `${location.href}\n\n${document.body.innerText}`, null);
      console.log([`The page at the end of '${info.title}':`, page, ...(engine.messages ?? [])].join('\n'));
    }
    await engine.close();
  },
});

export { expect } from '@playwright/test';
