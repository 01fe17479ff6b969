import type { Page } from 'playwright';
import { colourTokens } from '../src/theme/contract/colour-tokens.ts';
import type { DerivedTheme } from '../src/theme/derive.ts';
import type { Painter } from './theme-page.ts';

export const opaqueColours = Object.keys(colourTokens).filter((name) => name !== '--portal-scrim');

/** Every opaque colour inside an element, by the name of its token. */
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

/** Where two themes are more than a rounding apart. */
export function differences(
  painted: Readonly<Record<string, string>>,
  expected: DerivedTheme,
): readonly string[] {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Object.entries(painted).flatMap(([name, shown]) => {
    const wanted = (expected as Readonly<Record<string, string>>)[name] ?? '';
    const [one, other] = [channels(shown), channels(wanted)];
    const apart = Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? Number.NaN))));
    return apart <= 1 ? [] : [`${name} is ${shown}, not ${wanted}`];
  });
}
