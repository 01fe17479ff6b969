import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { dateFieldDocs } from './date-field.docs.ts';
import { DateField } from './date-field.tsx';

const meta = preview.meta({
  title: 'Forms/Date field',
  component: DateField,
  args: { label: 'Delivery date', onChangeValue: fn() },
  parameters: { block: dateFieldDocs },
});

export const Default = meta.story();
Default.test(
  'reports the day as YYYY-MM-DD and repeats it with its month as a word',
  async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Delivery date');
    await expect(input).toHaveAccessibleDescription('Day, month and year');
    await userEvent.type(input, '2026-03-09');
    await expect(args.onChangeValue).toHaveBeenLastCalledWith('2026-03-09');
    await expect(input).toHaveValue('2026-03-09');
  },
);

export const Bounded = meta.story({
  args: { min: '2026-01-01', max: '2026-12-31', defaultValue: '2025-12-31', revealErrors: 'always' },
});
Bounded.test('names the first and the last day', async ({ canvas }) => {
  const input = canvas.getByLabelText('Delivery date');
  await expect(canvas.getByText('Choose 01 Jan 2026 or later')).toBeVisible();
  await fireEvent.change(input, { target: { value: '2027-01-01' } });
  await expect(await canvas.findByText('Choose 31 Dec 2026 or earlier')).toBeVisible();
  await fireEvent.change(input, { target: { value: '2026-12-31' } });
  await expect(await canvas.findByText('31 Dec 2026')).toBeVisible();
});

export const Required = meta.story({ args: { required: true, requiredText: 'Choose a day' } });
Required.test('says so to who left it empty', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText(/^Delivery date/);
  await userEvent.click(input);
  await userEvent.tab();
  await expect(canvas.getByText('Choose a day')).toBeVisible();
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid max-w-[280px] gap-4">
      <DateField label="Rest" />
      <DateField label="Filled" defaultValue="2026-03-09" />
      <DateField label="Invalid" defaultValue="2026-03-09" min="2026-04-01" revealErrors="always" />
      <DateField label="Disabled" defaultValue="2026-03-09" disabled />
    </div>
  ),
});
States.test('stand 36 px high', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Filled').getBoundingClientRect().height).toBe(36);
});

export const Hostile = meta.story({
  render: () => (
    <div className="grid w-[200px] gap-4" role="group" aria-label="Narrow">
      <DateField label="Epoch" defaultValue="1970-01-01" revealErrors="always" />
      <DateField label="Last year" defaultValue="9999-12-31" revealErrors="always" />
      <DateField label="No day" defaultValue="2026-02-30" revealErrors="always" />
      <DateField label={'תאריך 📅'.repeat(30)} defaultValue="soon" />
    </div>
  ),
});
Hostile.test(
  'holds the epoch and the year 9999, and refuses a day that does not exist',
  async ({ canvas }) => {
    const place = canvas.getByRole('group', { name: 'Narrow' });
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    await expect(canvas.getByLabelText('Epoch')).toHaveValue('1970-01-01');
    await expect(canvas.getByLabelText('Last year')).toHaveValue('9999-12-31');
    await expect(canvas.getByLabelText('Last year')).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByLabelText('No day')).toHaveAccessibleDescription('Enter a whole date');
  },
);
