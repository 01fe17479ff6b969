import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { contrastPairs, derivedTokens } from './index.ts';
import { contrastRatio, paintedColour } from '../testing/painted-colour.ts';

const colours = Object.keys(derivedTokens).filter(
  (name) => !/-(radius|control-h|row-h|head-h|cell|card|shadow|dur|logo)/.test(name),
);

function Palette() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(184px,1fr))] gap-2">
      {colours.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <span
            className="size-8 rounded-sm border border-border-strong"
            style={{ background: `var(${name})` }}
          />
          {name.replace('--portal-', '')}
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({ component: Palette });

// Brands at the ends of what sRGB has, besides the three demonstration tenants.
const brands = [
  '#0b5cab',
  '#0f7b5f',
  '#f4b400',
  '#777777',
  '#fdfdf5',
  '#050505',
  '#ff0000',
  '#ff00ff',
  '#ffff00',
];
const navs = [
  '#10243e',
  '#f1f6f3',
  '#26231c',
  '#888888',
  '#ffffff',
  '#000000',
  '#c02020',
  '#20c020',
  '#999900',
];

export const Default = meta.story();
Default.test('every pair reads for any brand in light mode', async () => {
  await expect(pairsTooLow({ mode: 'light', contrast: 'auto' })).toEqual([]);
});
Default.test('every pair reads for any brand in dark mode', async () => {
  await expect(pairsTooLow({ mode: 'dark', contrast: 'auto' })).toEqual([]);
});
Default.test('every pair reads in light mode where more contrast is asked for', async () => {
  await expect(pairsTooLow({ mode: 'light', contrast: 'more' })).toEqual([]);
});
Default.test('every pair reads in dark mode where more contrast is asked for', async () => {
  await expect(pairsTooLow({ mode: 'dark', contrast: 'more' })).toEqual([]);
});

export const NestedScope = meta.story({
  render: () => (
    <div data-testid="island" data-portal-theme style={{ ['--portal-brand' as string]: '#f4b400' }}>
      <Palette />
    </div>
  ),
});
NestedScope.test('derives from its own brand and keeps the mode of its surroundings', async ({ canvas }) => {
  const island = canvas.getByTestId('island');
  const page = document.documentElement;
  await expect(paintedColour(island, '--portal-link')).not.toEqual(paintedColour(page, '--portal-link'));
  for (const mode of ['dark', 'light']) {
    page.dataset['mode'] = mode;
    const outside = themeScope({ mode, contrast: 'auto' });
    outside.style.setProperty('--portal-brand', '#f4b400');
    for (const token of ['--portal-surface', '--portal-link', '--portal-text'] as const) {
      await expect(paintedColour(island, token)).toEqual(paintedColour(outside, token));
    }
    outside.remove();
  }
});
NestedScope.test('keeps the contrast of its surroundings', async ({ canvas }) => {
  const page = document.documentElement;
  page.dataset['contrast'] = 'more';
  await expect(paintedColour(canvas.getByTestId('island'), '--portal-text')).toEqual([0, 0, 0]);
});

export const DensityOfThePerson = meta.story({ globals: { tenant: 'banksia', density: 'comfortable' } });
DensityOfThePerson.test("wins over the tenant's", async () => {
  const height = getComputedStyle(document.documentElement).getPropertyValue('--portal-density');
  await expect(height).toBe('1');
});

function themeScope({ mode, contrast }: { mode: string; contrast: string }) {
  const scope = document.createElement('div');
  scope.dataset['portalTheme'] = '';
  scope.dataset['mode'] = mode;
  scope.dataset['contrast'] = contrast;
  document.body.append(scope);
  return scope;
}

function pairsTooLow(where: { mode: string; contrast: 'auto' | 'more' }) {
  const scope = themeScope(where);
  const tooLow = brands.flatMap((brand, index) => {
    scope.style.setProperty('--portal-brand', brand);
    scope.style.setProperty('--portal-nav', navs[index] ?? '');
    return contrastPairs.flatMap(({ colour, on, ratio, more }) =>
      on
        .map((ground) => ({
          ground,
          found: contrastRatio(paintedColour(scope, colour), paintedColour(scope, ground)),
        }))
        .filter(({ found }) => found < (where.contrast === 'more' ? more : ratio))
        .map(({ ground, found }) => `${brand}: ${colour} on ${ground} is ${found.toFixed(2)}`),
    );
  });
  scope.remove();
  return tooLow;
}
