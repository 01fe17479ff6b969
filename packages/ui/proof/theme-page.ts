import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../../tools/browser.ts';
import { colourTokens } from '../src/theme/contract/colour-tokens.ts';
import type { DerivedTheme } from '../src/theme/derive.ts';

const source = new URL('../src/theme/', import.meta.url);
const sheet = (file: string) => readFileSync(new URL(file, source), 'utf8');

/** The style sheets that tokens.css imports, in order. */
export const tokenSheets = [...sheet('tokens.css').matchAll(/@import '\.\/(.+)'/g)].flatMap(
  ([, file]) => file ?? [],
);
export const tokenSheet = tokenSheets.map(sheet).join('\n');

/** Helpers that the page has in addition to its style sheet. */
export interface Painter {
  /** Red, green, blue and alpha of each colour as a canvas shows it, that is clipped to sRGB. */
  paint: (colours: readonly string[]) => Uint8ClampedArray;
}

/** The browser of a file's tests, started for the first. */
let browser: Promise<Browser> | undefined;
afterAll(async () => (await browser)?.close());

/** Opens a page with the tokens. */
export async function openThemePage(css = tokenSheet): Promise<{ page: Page; close: () => Promise<void> }> {
  browser ??= chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const page = await (
    await browser
  ).newPage({ viewport: { width: 1024, height: 768 }, colorScheme: 'light' });
  await page.setContent(`<!doctype html><style>${css}</style><body></body>`);
  await page.evaluate(installPainter);
  return { page, close: () => page.close() };
}

/** Runs in the page. */
function installPainter() {
  const canvas = new OffscreenCanvas(256, 1).getContext('2d', { willReadFrequently: true });
  const painter: Painter = {
    paint: (colours) => {
      if (!canvas) throw new Error('This browser draws no canvas.');
      colours.forEach((colour, index) => {
        canvas.fillStyle = colour;
        canvas.fillRect(index, 0, 1, 1);
      });
      return canvas.getImageData(0, 0, colours.length, 1).data;
    },
  };
  Object.assign(globalThis, { painter });
}

const opaqueColours = Object.keys(colourTokens).filter((name) => name !== '--portal-scrim');

/** Every opaque colour within an element, by token name. */
export function paintedTheme(page: Page, selector: string): Promise<Record<string, string>> {
  return page.locator(selector).evaluate((scope, names) => {
    const { painter } = globalThis as unknown as { painter: Painter };
    const samples = names.map((name) => {
      const sample = document.createElement('i');
      sample.style.backgroundColor = `var(${name})`;
      return scope.appendChild(sample);
    });
    const pixels = painter.paint(samples.map((sample) => getComputedStyle(sample).backgroundColor));
    for (const sample of samples) sample.remove();
    const hex = (channel: number) => channel.toString(16).padStart(2, '0');
    return Object.fromEntries(
      names.map((name, at) => [name, `#${Array.from(pixels.slice(at * 4, at * 4 + 3), hex).join('')}`]),
    );
  }, opaqueColours);
}

/** Colours of two themes that differ by more than rounding. */
export function differences(painted: Readonly<Record<string, string>>, expected: DerivedTheme): string[] {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Object.entries(painted).flatMap(([name, shown]) => {
    const wanted = (expected as Readonly<Record<string, string>>)[name] ?? '';
    const [one, other] = [channels(shown), channels(wanted)];
    const apart = Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? Number.NaN))));
    return apart <= 1 ? [] : [`${name} is ${shown}, not ${wanted}`];
  });
}
