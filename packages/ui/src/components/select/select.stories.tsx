import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { selectDocs } from '../../../docs/components/select.docs.tsx';
import { Select, SelectControl } from './select.tsx';
import type { SelectEntry } from './select.model.ts';

const options: SelectEntry[] = [
  { value: 'act', label: 'ACT' },
  { value: 'nsw', label: 'NSW' },
  {
    label: 'Far away',
    options: [
      { value: 'wa', label: 'WA' },
      { value: 'nt', label: 'NT', disabled: true },
    ],
  },
];

const meta = preview.meta({
  title: 'Forms/Select',
  component: Select,
  subcomponents: { SelectControl },
  args: { label: 'State', options, onValueChange: fn() },
  parameters: { block: selectDocs },
});

/** Options in groups, one of them disabled; none is selected. */
export const Default = meta.story();
Default.test('shows its placeholder until an option is selected', async ({ canvas, userEvent, args }) => {
  const select = canvas.getByRole('combobox', { name: 'State' });
  await expect(select).toHaveDisplayValue('Please Select');
  await userEvent.selectOptions(select, 'WA');
  await expect(args.onValueChange).toHaveBeenCalledWith('wa');
  await expect(select).toHaveDisplayValue('WA');
  await expect(canvas.queryByRole('option', { name: 'Please Select' })).toBeNull();
});
Default.test('groups its options, and keeps a disabled one from being selected', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Far away' })).toBeInTheDocument();
  await expect(canvas.getByRole('option', { name: 'NT' })).toBeDisabled();
});

/** A required select without a selection. */
export const Invalid = meta.story({ args: { required: true, error: 'This is a required field' } });
Invalid.test('is required, and described by its error', async ({ canvas }) => {
  const select = canvas.getByRole('combobox', { name: 'State' });
  await expect(select).toBeRequired();
  await expect(select).toBeInvalid();
  await expect(select).toHaveAccessibleDescription('This is a required field');
});

/** A value that is not an option is shown as it is. */
export const UnknownValue = meta.story({ args: { value: 'Atlantis' } });
UnknownValue.test('shows a value that is not an option', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Atlantis');
});

/** Empty, selected, invalid, disabled and small. */
export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid w-[260px] gap-4">
      <Select label="Empty" options={options} hint="Where the parcel goes." />
      <Select label="Chosen" options={options} defaultValue="nsw" required />
      <Select label="Invalid" options={options} error="This is a required field" />
      <Select label="Disabled" options={options} defaultValue="act" disabled />
      <SelectControl aria-label="Small" size="sm" options={options} defaultValue="wa" />
    </div>
  ),
});
States.test('are 36 px high, 32 in a toolbar', async ({ canvas }) => {
  const heights = canvas.getAllByRole('combobox').map((select) => select.getBoundingClientRect().height);
  await expect(heights).toEqual([36, 36, 36, 36, 32]);
});

/** A very long label and option in a narrow container. */
export const HostileContent = meta.story({
  args: {
    label: 'W'.repeat(200),
    defaultValue: 'b',
    options: [
      { value: 'a', label: '👩‍👩‍👧 مرحبا بالعالم' },
      { value: 'b', label: 'B'.repeat(200) },
    ],
  },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
HostileContent.test('stays within 200 px', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox').getBoundingClientRect().width).toBeLessThanOrEqual(200);
  await expect(canvas.getByText('W'.repeat(200)).scrollWidth).toBeLessThanOrEqual(200);
});
