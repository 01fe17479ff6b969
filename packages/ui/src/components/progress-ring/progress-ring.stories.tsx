import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { progressRingDocs } from '../../../docs/components/progress-ring.docs.tsx';
import { ProgressRing } from './progress-ring.tsx';

const meta = preview.meta({
  title: 'Blocks/Progress ring',
  component: ProgressRing,
  args: { value: '86' },
  parameters: { block: progressRingDocs },
});

/** A small ring, next to a figure in a table. */
export const Default = meta.story();
Default.test('is an image with its figure as the name', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '86%' })).toBeVisible();
});

export const Fraction = meta.story({ tags: ['!dev', '!autodocs'], args: { value: '67.9' } });
Fraction.test('rounds down to the whole per cent', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '67%' })).toBeVisible();
});

export const NotANumber = meta.story({ tags: ['!dev', '!autodocs'], args: { value: 'abc' } });
NotANumber.test('shows 0 for a value that is not a number', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '0%' })).toBeVisible();
});

/** A large ring with its figure inside. */
export const Large = meta.story({ args: { size: 'lg' } });
Large.test('is 72 px wide', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '86%' }).getBoundingClientRect().width).toBe(72);
});

/** A complete record, in the success colour. */
export const Done = meta.story({ args: { value: 100, size: 'lg' } });
Done.test('keeps its figure at 100', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '100%' })).toBeVisible();
});

/** Both sizes, empty, half full and complete. */
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
Variants.test('have their figures as names', async ({ canvas }) => {
  const names = canvas.getAllByRole('img').map((ring) => ring.getAttribute('aria-label'));
  await expect(names).toEqual(['0%', '45%', '100%', '45%', '100%']);
});
Variants.test('are filled by their figures', async ({ canvas }) => {
  const drawn = canvas
    .getAllByRole('img')
    .map((ring) => [getComputedStyle(ring), getComputedStyle(ring, '::before')])
    .map((styles) => styles.map(({ backgroundImage }) => backgroundImage).join(' '))
    .map((ground) => /conic-gradient\(.*?\) (?:calc\()?([\d.]+)%/.exec(ground)?.[1]);
  await expect(drawn).toEqual(['0', '45', '100', '45', '100']);
});

/** Values that are missing, out of range or not a number. */
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
HostileContent.test('stays between 0 and 100', async ({ canvas, canvasElement }) => {
  const names = canvas.getAllByRole('img').map((ring) => ring.getAttribute('aria-label'));
  await expect(names).toEqual(['0%', '0%', '100%', '0%']);
  await expectNoOverflow(canvasElement);
});
