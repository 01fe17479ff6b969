import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { progressRingDocs } from './progress-ring.docs.ts';
import { ProgressRing } from './progress-ring.tsx';

const meta = preview.meta({
  title: 'Blocks/Progress ring',
  component: ProgressRing,
  args: { value: '86' },
  parameters: { block: progressRingDocs },
});

export const Default = meta.story();
Default.test('is an image named by its figure', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '86%' })).toBeVisible();
});

export const Fraction = meta.story({ args: { value: '67.9' } });
Fraction.test('is cut to the whole per cent', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '67%' })).toBeVisible();
});

export const NoNumber = meta.story({ args: { value: 'abc' } });
NoNumber.test('counts as nothing', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '0%' })).toBeVisible();
});

export const Large = meta.story({ args: { size: 'lg' } });
Large.test('is 72 px wide', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '86%' }).getBoundingClientRect().width).toBe(72);
});

export const Done = meta.story({ args: { value: 100, size: 'lg' } });
Done.test('takes the success tone at 100', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '100%' })).toBeVisible();
});

export const Variants = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="flex items-center gap-3">
      <ProgressRing value={0} />
      <ProgressRing value={45} />
      <ProgressRing value={100} />
      <ProgressRing value={45} size="lg" />
      <ProgressRing value={100} size="lg" />
    </div>
  ),
});
Variants.test('are named by their figures', async ({ canvas }) => {
  const names = canvas.getAllByRole('img').map((ring) => ring.getAttribute('aria-label'));
  await expect(names).toEqual(['0%', '45%', '100%', '45%', '100%']);
});
Variants.test('are drawn as far as they say', async ({ canvas }) => {
  const drawn = canvas
    .getAllByRole('img')
    .map((ring) => [getComputedStyle(ring), getComputedStyle(ring, '::before')])
    .map((styles) => styles.map(({ backgroundImage }) => backgroundImage).join(' '))
    .map((ground) => /conic-gradient\(.*?\) (?:calc\()?([\d.]+)%/.exec(ground)?.[1]);
  await expect(drawn).toEqual(['0', '45', '100', '45', '100']);
});

export const HostileContent = meta.story({
  render: () => (
    <>
      <ProgressRing value={null} size="lg" />
      <ProgressRing value={NaN} />
      <ProgressRing value={1_000_000} size="lg" />
      <ProgressRing value={hostile.markup} />
    </>
  ),
  decorators: [inNarrowContainer],
});
HostileContent.test('stays between nothing and all', async ({ canvas, canvasElement }) => {
  const names = canvas.getAllByRole('img').map((ring) => ring.getAttribute('aria-label'));
  await expect(names).toEqual(['0%', '0%', '100%', '0%']);
  await expectNoOverflow(canvasElement);
});
