import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../../tools/browser.ts';
import type { Engine } from './engine.ts';

/** Chromium through Playwright. */
export async function openChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const messages: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  let page = await context.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, argument) => page.evaluate(run as (argument: unknown) => never, argument as unknown),
    click: async ({ x, y }, held) => {
      if (held) await page.keyboard.down(held);
      await page.mouse.click(x, y);
      if (held) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    windows: () => Promise.resolve(context.pages().map((_, index) => String(index))),
    use: (window) => {
      page = context.pages()[Number(window)] ?? page;
      return Promise.resolve();
    },
    messages,
    close: () => browser.close(),
  };
}
