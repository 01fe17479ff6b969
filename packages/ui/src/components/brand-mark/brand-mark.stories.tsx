import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { brandMarkDocs } from '../../../docs/components/brand-mark.docs.tsx';
import { BrandMark } from './brand-mark.tsx';

const meta = preview.meta({
  title: 'Blocks/Brand mark',
  component: BrandMark,
  args: { name: 'Harbour Trust' },
  parameters: { block: brandMarkDocs },
});

/** Logo and name, as in a top bar. */
export const Default = meta.story();
Default.test('shows name and logo of the tenant', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Harbour Trust')).toBeVisible();
  const logo = canvasElement.querySelector('[aria-hidden]');
  await expect(logo && getComputedStyle(logo).backgroundImage).toContain('harbour.svg');
});

/** The large size with the logo of another tenant. */
export const Large = meta.story({
  args: { size: 'lg', name: 'Meridian Wealth' },
  globals: { tenant: 'meridian' },
});
Large.test('shows the logo of the current tenant', async ({ canvasElement }) => {
  const logo = canvasElement.querySelector('[aria-hidden]');
  await expect(logo && getComputedStyle(logo).backgroundImage).toContain('meridian.svg');
});

/** The three sizes. */
export const Sizes = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="grid gap-3">
      <BrandMark {...args} size="sm" />
      <BrandMark {...args} />
      <BrandMark {...args} size="lg" />
    </div>
  ),
});
Sizes.test('are 24, 28 and 36 px high', async ({ canvasElement }) => {
  const heights = Array.from(
    canvasElement.querySelectorAll('[aria-hidden]'),
    (logo) => logo.getBoundingClientRect().height,
  );
  await expect(heights).toEqual([24, 28, 36]);
});

/** A logo four times as wide as high; a theme declares the ratio. */
export const WideLogo = meta.story({
  render: (args) => (
    <div style={{ ['--_p-logo-shown-ratio' as string]: '4' }}>
      <BrandMark {...args} />
    </div>
  ),
});
WideLogo.test('is 112 px wide where it is 28 px high (STUDIO-036)', async ({ canvasElement }) => {
  const { width, height } = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect() ?? {};
  await expect([width, height]).toEqual([112, 28]);
});

/** A very long name in a narrow container. */
export const HostileContent = meta.story({
  args: { name: hostile.long },
  decorators: [inNarrowContainer],
});
HostileContent.test('truncates the name and never the logo', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByTitle(hostile.long)).toBeVisible();
  await expect(canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect().width).toBe(28);
  await expectNoOverflow(canvasElement);
});
