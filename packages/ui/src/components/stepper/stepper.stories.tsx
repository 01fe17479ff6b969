import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { stepperDocs } from '../../../docs/components/stepper.docs.tsx';
import { Stepper } from './stepper.tsx';

const steps = [
  { id: 'kind', label: 'Parcel type' },
  { id: 'details', label: 'Enter details' },
  { id: 'results', label: 'Results' },
];

const meta = preview.meta({
  title: 'Blocks/Stepper',
  component: Stepper,
  args: { steps, current: 'details' },
  parameters: { block: stepperDocs },
});

/** The second of three steps. */
export const Default = meta.story();
Default.test('shows which steps are done, current and next', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Steps' })).toBeVisible();
  const [first, second, third] = canvas.getAllByRole('listitem');
  await expect(first).toHaveTextContent('Parcel type, done');
  await expect(second).toHaveAttribute('aria-current', 'step');
  await expect(second).toHaveTextContent('2Enter details');
  await expect(third).toHaveTextContent('3Results');
  await expect(third).not.toHaveAttribute('aria-current');
});

/** Positions in the sequence, a narrow container, and a right-to-left page. */
export const Variants = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="grid max-w-[480px] gap-5">
      <Stepper {...args} label="First" current="kind" />
      <Stepper {...args} label="Second" />
      <Stepper {...args} label="All done" current={null} />
      <div className="w-[288px]">
        <Stepper {...args} label="Narrow" />
      </div>
      <div dir="rtl">
        <Stepper {...args} label="Right to left" />
      </div>
    </div>
  ),
});
Variants.test('keep only the label of the current step in a narrow container', async ({ canvas }) => {
  const labels = Array.from(
    canvas.getByRole('list', { name: 'Narrow' }).querySelectorAll('[title]'),
    (label) => label.getBoundingClientRect().width > 1,
  );
  await expect(labels).toEqual([false, true, false]);
  await expect(canvas.getByRole('list', { name: 'All done' })).toHaveTextContent(/done.*done.*done/);
});

Variants.test('runs from the right in a right-to-left page (TEXTS-031)', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Right to left' });
  const [first, second] = within(list)
    .getAllByRole('listitem')
    .map((step) => step.getBoundingClientRect());
  await expect(first?.right).toBe(list.getBoundingClientRect().right);
  await expect(first?.left).toBeGreaterThanOrEqual(second?.right ?? Infinity);
});

/** Very long labels. */
export const HostileContent = meta.story({
  args: {
    current: 'long',
    steps: [
      { id: 'emoji', label: '👩‍👩‍👧 مرحبا بالعالم' },
      { id: 'long', label: 'W'.repeat(200) },
      { id: 'empty', label: '' },
    ],
  },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
HostileContent.test('truncates its labels within 200 px', async ({ canvas }) => {
  const list = canvas.getByRole('list');
  await expect(list.scrollWidth).toBeLessThanOrEqual(200);
  await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('W'.repeat(200));
});
