import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../testing/hostile.tsx';
import { lookDifferences, type Look } from '../theme/check/index.ts';
import { lookDifferencesDocs } from '../../docs/theme-editor/look-differences.docs.tsx';
import { LookDifferences } from './look-differences.tsx';

const image = (name: string, bytes: number) =>
  ({
    id: name,
    mediaType: 'image/svg+xml',
    bytes,
    width: 40,
    height: 40,
    src: `/logos/${name}.svg`,
  }) as const;
const before: Look = {
  theme: { brand: '#0b5cab', nav: '#10243e', radius: 6, font: 'inter' },
  images: { logo: image('harbour', 1229) },
};
const after: Look = {
  theme: { brand: '#7a1fa2', nav: '#10243e', radius: 12, density: 0.875, font: 'system' },
  images: {
    logo: image('meridian', 934),
    logoDark: { ...image('meridian', 65_536), mediaType: 'image/png' },
  },
};

const meta = preview.meta({
  title: 'Blocks/Look differences',
  component: LookDifferences,
  args: { differences: lookDifferences(before, after) },
  decorators: [(Story) => <div className="max-w-[480px] bg-surface">{Story()}</div>],
  parameters: { block: lookDifferencesDocs },
});

/** Colours, measures and images that differ. */
export const Default = meta.story({ tags: ['visual'] });
Default.test('shows a line for each field, in their order (STUDIO-066)', async ({ canvas }) => {
  const visible = canvas
    .getAllByRole('listitem')
    .map((line) => [...line.children].slice(1).map(({ textContent }) => textContent));
  await expect(visible).toEqual([
    ['Brand', '#0b5cab#7a1fa2'],
    ['Corner', '6 px12 px'],
    ['Density', 'not setCompact'],
    ['Font', 'InterSystem font'],
    ['Logo', 'SVG, 1.2 KB, 40 × 40SVG, 0.9 KB, 40 × 40'],
    ['Logo on dark', 'not setPNG, 64 KB, 40 × 40'],
  ]);
});
Default.test('is read as one sentence a field (STUDIO-066)', async ({ canvas }) => {
  const sentences = canvas.getAllByRole('listitem').map((line) => line.firstElementChild?.textContent);
  await expect(sentences.slice(0, 3)).toEqual([
    'Brand, from #0b5cab to #7a1fa2',
    'Corner, from 6 px to 12 px',
    'Density, from not set to Compact',
  ]);
});
Default.test('shows images without an element of their own (STUDIO-066)', async ({ canvasElement }) => {
  const pictures = [...canvasElement.querySelectorAll<HTMLElement>('[data-mode]')];
  await expect(pictures.map(({ dataset, style }) => [dataset['mode'], style.backgroundImage])).toEqual([
    ['light', 'url("/logos/harbour.svg")'],
    ['light', 'url("/logos/meridian.svg")'],
    ['dark', 'url("/logos/meridian.svg")'],
  ]);
  await expect(canvasElement.querySelector('img')).toBeNull();
});

/** Extreme values in a narrow container. */
export const HostileContent = meta.story({
  args: {
    differences: [
      { field: 'brand', from: hostile.long, to: hostile.markup },
      { field: 'logo', from: { ...image('x', 1), src: `")}${hostile.markup}` }, to: undefined },
    ],
  },
  decorators: [inNarrowContainer],
});
HostileContent.test('breaks long texts within its container', async ({ canvasElement }) => {
  await expectNoOverflow(canvasElement);
});
