import type { Page } from '@playwright/test';
import { expect, test } from '../support/server.ts';

/** The frames of a load on a slow connection, as PNG data, in order. */
async function framesOf(page: Page, address: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.goto(address);
  await expect(page.getByLabel('Email')).toBeVisible();
  await session.send('Page.stopScreencast');
  return frames;
}

/** The background colour in the corner of a frame. */
function cornerOf(page: Page, frame: string): Promise<string> {
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(4, image.height - 5, 1, 1).data ?? [])].join(' ');
  }, frame);
}

/** The page background derived from banksia's yellow. */
const branded = { light: '251 246 238 255', dark: '18 15 9 255' };

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the first frame of the ${colorScheme} portal is ${colorScheme} and branded, and has no layout shift after it`, async ({
    server,
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(globalThis, { shifts });
      const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    const frames = await framesOf(page, server.origin.replace('localhost', 'banksia.localhost'));
    expect(await page.evaluate('shifts.map(({ value }) => value).filter((value) => value > 0)')).toEqual([]);

    const reader = await context.newPage();
    const grounds: string[] = [];
    for (const frame of frames) grounds.push(await cornerOf(reader, frame));
    // The browser's own background before the first paint.
    const [blank, ...painted] = [...new Set(grounds)];
    expect(painted).toEqual([branded[colorScheme]]);
    expect(blank).not.toBe(branded[colorScheme]);
    await context.close();
  });
}
