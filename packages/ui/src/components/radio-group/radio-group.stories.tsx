import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { radioGroupDocs } from '../../../docs/components/radio-group.docs.tsx';
import { RadioGroup } from './radio-group.tsx';
import type { RadioOption } from './radio-group.props.ts';

const options: RadioOption[] = [
  { value: 'post', label: 'Post', hint: 'Two to five days.' },
  { value: 'courier', label: 'Courier', disabled: true, disabledReason: 'No courier goes to this address.' },
  { value: 'pick-up', label: 'Pick up' },
];

const meta = preview.meta({
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: { label: 'Delivery', options, onValueChange: fn() },
  parameters: { block: radioGroupDocs },
});

/** Three options with hints, one of them disabled with a reason. */
export const Default = meta.story();
Default.test('is one tab stop, and arrow keys skip disabled options', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  const post = canvas.getByRole('radio', { name: 'Post' });
  await expect(post).toHaveFocus();
  await userEvent.keyboard(' {ArrowDown}');
  await expect(canvas.getByRole('radio', { name: 'Pick up' })).toBeChecked();
  await expect(args.onValueChange).toHaveBeenLastCalledWith('pick-up');
  await userEvent.tab();
  await expect(canvas.getByRole('radiogroup', { name: 'Delivery' })).not.toContainElement(
    document.activeElement as HTMLElement,
  );
});
Default.test('shows why an option is disabled', async ({ canvas, userEvent, args }) => {
  const courier = canvas.getByRole('radio', { name: 'Courier' });
  await expect(courier).toHaveAccessibleDescription('No courier goes to this address.');
  await userEvent.click(canvas.getByText('Courier'));
  await expect(courier).not.toBeChecked();
  await expect(args.onValueChange).not.toHaveBeenCalled();
});

/** The options as cards, for a choice that decides the next step. */
export const Cards = meta.story({ args: { variant: 'card', inline: true, defaultValue: 'post' } });
Cards.test('is selected by a press anywhere on its card', async ({ canvas, userEvent }) => {
  const pickUp = canvas.getByRole('radio', { name: 'Pick up' });
  const card = pickUp.closest('div')?.getBoundingClientRect();
  if (!card) throw new Error('The option has no card.');
  const corner = document.elementFromPoint(card.right - 4, card.bottom - 4);
  if (corner) await userEvent.click(corner);
  await expect(pickUp).toBeChecked();
});

/** The options as segments of one line, for a short choice in a table. */
export const Segmented = meta.story({
  args: {
    label: 'Kept value',
    labelHidden: true,
    variant: 'segmented',
    defaultValue: 'old',
    options: [
      { value: 'old', label: 'Old' },
      { value: 'new', label: 'New' },
    ],
  },
  decorators: [(Story) => <div className="w-[160px]">{Story()}</div>],
});
Segmented.test('is chosen by arrow keys, and by a press on a segment', async ({ canvas, userEvent }) => {
  const [old, recent] = [
    canvas.getByRole('radio', { name: 'Old' }),
    canvas.getByRole('radio', { name: 'New' }),
  ];
  await userEvent.tab();
  await expect(old).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(recent).toBeChecked();
  await userEvent.click(canvas.getByText('Old'));
  await expect(old).toBeChecked();
});

/** The error is shown instead of the hint. */
export const Invalid = meta.story({
  args: { required: true, hint: 'Where you are.', error: 'Choose how it is sent.' },
});
Invalid.test('is required, and described by its error instead of the hint', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup', { name: /Delivery/ });
  await expect(group).toBeRequired();
  await expect(group).toHaveAccessibleDescription('Choose how it is sent.');
  await expect(canvas.queryByText('Where you are.')).toBeNull();
});

/** In a column, in a row, as cards, as segments, disabled and invalid. */
export const Variants = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid gap-5">
      <RadioGroup label="In a column" options={options} defaultValue="post" required />
      <RadioGroup label="In a row" options={options} inline hint="Where you are." />
      <RadioGroup label="Cards" options={options} variant="card" inline defaultValue="pick-up" />
      <RadioGroup
        label="Segments"
        options={[
          { value: 'old', label: 'Old' },
          { value: 'new', label: 'New' },
        ]}
        variant="segmented"
        defaultValue="old"
        className="w-[160px]"
      />
      <RadioGroup label="Disabled" options={options} disabled inline defaultValue="post" />
      <RadioGroup label="Invalid" options={options} inline error="Choose how it is sent." />
    </div>
  ),
});
Variants.test('keep one selection each', async ({ canvas, userEvent }) => {
  const [first, second] = canvas.getAllByRole('radio', { name: 'Pick up' });
  if (first && second) {
    await userEvent.click(first);
    await userEvent.click(second);
  }
  await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(5);
});

/** Very long labels and an unknown value, in a narrow container. */
export const HostileContent = meta.story({
  args: {
    label: 'W'.repeat(200),
    variant: 'card',
    value: 'a value that no option has',
    options: [
      { value: 'with blanks in it', label: 'B'.repeat(200), hint: 'A hint.' },
      { value: '\ud800', label: '👩‍👩‍👧 مرحبا بالعالم', hint: 'x'.repeat(200) },
    ],
  },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
HostileContent.test(
  'breaks long words within 200 px and selects nothing for an unknown value',
  async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').scrollWidth).toBeLessThanOrEqual(200);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.getAllByRole('radio')[0]).toHaveAccessibleDescription('A hint.');
  },
);
