import { expect, test } from 'vitest';
import { colourTokens, type ColourName } from '../src/theme/contract/colour-tokens.ts';
import { deriveTheme, looks } from '../src/theme/derive.ts';
import { openThemePage } from './theme-page.ts';

const SAMPLES = 512;
const ACROSS = 32;
const SIDE = 8;
const names = (Object.keys(colourTokens) as ColourName[]).filter((name) => name !== '--portal-scrim');

/** The same numbers in every run. */
function sequence(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const next = sequence(20_261);
const anyColour = () =>
  `#${next(2 ** 24)
    .toString(16)
    .padStart(6, '0')}`;
const samples = Array.from({ length: SAMPLES }, (_, index) => ({
  theme: { brand: anyColour(), nav: anyColour() },
  look: looks[index % looks.length] ?? { mode: 'light' as const, contrast: 'normal' as const },
  token: names[next(names.length)] ?? '--portal-link',
}));

test(`what is derived without a browser is what ${SAMPLES} painted places show`, async () => {
  const { page, close } = await openThemePage();
  try {
    const places = samples.map(
      ({ theme, look, token }) =>
        `<i data-portal-theme data-mode="${look.mode}" ${look.contrast === 'more' ? 'data-contrast="more"' : ''}
          style="--portal-brand:${theme.brand};--portal-nav:${theme.nav};background:var(${token})"></i>`,
    );
    await page.addStyleTag({
      content: `body{margin:0;display:grid;grid-template-columns:repeat(${ACROSS},${SIDE}px);grid-auto-rows:${SIDE}px;width:${ACROSS * SIDE}px}`,
    });
    await page.evaluate((html) => (document.body.innerHTML = html), places.join(''));
    const image = await page.screenshot({
      clip: { x: 0, y: 0, width: ACROSS * SIDE, height: (SAMPLES / ACROSS) * SIDE },
    });
    const shown = await page.evaluate(readMiddles, {
      image: `data:image/png;base64,${image.toString('base64')}`,
      across: ACROSS,
      side: SIDE,
    });
    const apart = samples.flatMap(({ theme, look, token }, index) => {
      const derived = deriveTheme(theme, look)[token];
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(derived.slice(at, at + 2), 16));
      const [red = 0, green = 0, blue = 0] = shown[index] ?? [];
      const difference = Math.max(Math.abs(r - red), Math.abs(g - green), Math.abs(b - blue));
      return difference > 1 ? [{ ...theme, ...look, token, derived, painted: [red, green, blue] }] : [];
    });
    expect(apart).toEqual([]);
    expect(shown).toHaveLength(SAMPLES);
  } finally {
    await close();
  }
}, 60_000);

/** Runs in the page: the colour in the middle of each tile. */
async function readMiddles({ image, across, side }: { image: string; across: number; side: number }) {
  const bitmap = await createImageBitmap(await (await fetch(image)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!canvas) throw new Error('This browser draws no canvas.');
  canvas.drawImage(bitmap, 0, 0);
  return Array.from({ length: across * (bitmap.height / side) }, (_, index) => {
    const x = (index % across) * side + side / 2;
    const y = Math.floor(index / across) * side + side / 2;
    return Array.from(canvas.getImageData(x, y, 1, 1).data.subarray(0, 3));
  });
}
