import { readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { colourTokens } from '../src/theme/contract/colour-tokens.ts';
import { CHROMIUM_ARGS, findChromium } from '../../../tools/browser.ts';

const source = new URL('../src/theme/', import.meta.url);
const sheet = (file: string) => readFileSync(new URL(file, source), 'utf8');
const imports = [...sheet('tokens.css').matchAll(/@import '\.\/(.+)'/g)].flatMap(([, file]) => file ?? []);

/** The tokens as a browser gets them: the sheets that tokens.css imports, one after another. */
export const tokenSheet = imports.map(sheet).join('\n');

/**
 * The colours alone, each typed, so that a browser computes it once and tells it without an element that uses it: a
 * million colours are a matter of seconds.
 */
export const typedColourSheet =
  Object.keys(colourTokens)
    .map((name) => `@property ${name}{syntax:'<color>';inherits:true;initial-value:#000}`)
    .join('') + ['generated/inputs.css', 'colours.css'].map(sheet).join('\n');

/** What a page of this proof knows besides its style sheet. */
export interface Painter {
  /** Red, green, blue and alpha of each colour as a canvas shows it: that is where what no screen can show is clipped. */
  paint: (colours: readonly string[]) => Uint8ClampedArray;
}

/** A browser for one file of tests, and a page with the tokens. */
export async function openThemePage(css = tokenSheet): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, colorScheme: 'light' });
  await page.setContent(`<!doctype html><style>${css}</style><body></body>`);
  await page.evaluate(installPainter);
  return { page, close: () => browser.close() };
}

/** Runs in the page. */
function installPainter() {
  const canvas = new OffscreenCanvas(256, 1).getContext('2d', { willReadFrequently: true });
  const shown: string[] = [];
  const painter: Painter = {
    paint: (colours) => {
      if (!canvas) throw new Error('This browser draws no canvas.');
      colours.forEach((colour, index) => {
        if (shown[index] === colour) return;
        shown[index] = colour;
        canvas.fillStyle = colour;
        canvas.fillRect(index, 0, 1, 1);
      });
      return canvas.getImageData(0, 0, colours.length, 1).data;
    },
  };
  Object.assign(globalThis, { painter });
}
