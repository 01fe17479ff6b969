import { useState } from 'react';
import { expect, fireEvent, fn, userEvent as user, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { dateFieldDocs } from '../../../docs/components/date-field.docs.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

const meta = preview.meta({
  title: 'Forms/Date field',
  component: DateField,
  args: { label: 'Delivery date', onValueChange: fn() },
  parameters: { block: dateFieldDocs },
});

const segment = (canvas: Canvas, part: 'Day' | 'Month' | 'Year', label = 'Delivery date') =>
  canvas.getByRole('spinbutton', { name: `${label} ${part}` }) as HTMLInputElement;
const shown = (canvas: Canvas, label?: string) =>
  (['Day', 'Month', 'Year'] as const).map((part) => segment(canvas, part, label).value).join('/');
const pasteInto = async (input: HTMLElement, text: string) => {
  await user.click(input);
  await user.paste(text);
};

/** An empty date with its segments. */
export const Default = meta.story();
Default.test('accepts digits from segment to segment, day first', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('group', { name: 'Delivery date' })).toHaveAccessibleDescription(
    'Day, month and year',
  );
  await userEvent.click(canvas.getByText('Delivery date'));
  await expect(segment(canvas, 'Day')).toHaveFocus();
  await expect(segment(canvas, 'Day')).toHaveAttribute('aria-valuetext', 'Empty');
  await userEvent.keyboard('932');
  await expect(segment(canvas, 'Year')).toHaveFocus();
  await expect(args.onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('026');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-09');
  await expect(shown(canvas)).toBe('09/03/2026');
  await expect(segment(canvas, 'Month')).toHaveAttribute('aria-valuetext', '3 March');
  await expect(canvas.getByText('09 Mar 2026')).toBeVisible();
});
Default.test('accepts a pasted date and rejects other text', async ({ canvas, args }) => {
  await pasteInto(segment(canvas, 'Year'), ' 9 March 2026 ');
  await expect(shown(canvas)).toBe('09/03/2026');
  await pasteInto(segment(canvas, 'Day'), 'next week');
  await expect(
    canvas.getByText('Delivery date was not changed: paste a date such as 31/12/2026'),
  ).toBeVisible();
  await expect(shown(canvas)).toBe('09/03/2026');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-09');
});
Default.test('names the missing parts when it loses the focus', async ({ canvas, userEvent }) => {
  await userEvent.type(segment(canvas, 'Day'), '9');
  await expect(canvas.queryByText(/must include/)).toBeNull();
  await userEvent.tab();
  await userEvent.tab();
  await expect(segment(canvas, 'Day')).not.toHaveAttribute('aria-invalid');
  await expect(segment(canvas, 'Year')).toHaveAccessibleDescription(
    'Delivery date must include a month and a year',
  );
  await expect(segment(canvas, 'Month').validationMessage).toBe(
    'Delivery date must include a month and a year',
  );
});

/** A complete date; the hint repeats it with its month as a word. */
export const Filled = meta.story({ args: { defaultValue: '2026-03-31' } });
Filled.test('increments, clears and moves by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.click(segment(canvas, 'Day'));
  await userEvent.keyboard('{ArrowUp}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-01');
  await userEvent.keyboard('{ArrowRight}{End}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01');
  await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}{Backspace}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  await expect(segment(canvas, 'Month')).not.toHaveAttribute('aria-valuenow');
  await userEvent.keyboard('{Backspace}');
  await expect(segment(canvas, 'Day')).toHaveFocus();
  await userEvent.keyboard('31apr');
  await expect(shown(canvas)).toBe('31/04/2026');
  await userEvent.tab();
  await expect(
    canvas.getByText('Delivery date must be a day that exists: there is no 31 Apr 2026'),
  ).toBeVisible();
});

/** A date before the first allowed day. */
export const Bounded = meta.story({
  args: { min: '2026-01-01', max: '2026-12-31', defaultValue: '2025-12-31', revealErrors: 'always' },
});
Bounded.test('names the first and the last allowed day', async ({ canvas }) => {
  await expect(canvas.getByText('Delivery date must be 01 Jan 2026 or later')).toBeVisible();
  await pasteInto(segment(canvas, 'Day'), '2027-01-01');
  await expect(canvas.getByText('Delivery date must be 31 Dec 2026 or earlier')).toBeVisible();
  await pasteInto(segment(canvas, 'Day'), '2026-12-31');
  await expect(canvas.getByText('31 Dec 2026')).toBeVisible();
});

/** A required date; the error appears when it is left empty. */
export const Required = meta.story({ args: { required: true, requiredText: 'Choose a day' } });
Required.test('shows the error if it is left empty', async ({ canvas, userEvent }) => {
  await userEvent.click(segment(canvas, 'Year'));
  await expect(segment(canvas, 'Year')).toHaveAttribute('aria-required', 'true');
  await userEvent.tab();
  await expect(canvas.getByText('Choose a day')).toBeVisible();
});

/** The segments follow a date format with the month first. */
export const MonthFirst = meta.story({
  name: 'Month first',
  args: { format: 'MMM D, YYYY', defaultValue: '2026-03-09' },
});
MonthFirst.test('follows the date format', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleName('Delivery date Month');
  await userEvent.type(segment(canvas, 'Month'), '{Backspace}');
  await expect(canvas.getByText('Month, day and year')).toBeVisible();
  await userEvent.type(segment(canvas, 'Month'), '0410');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-04-10');
});

function ControlledDate(props: DateFieldProps) {
  const [value, setValue] = useState('1980-04-06');
  return (
    <>
      <DateField {...props} value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue('2026-03-09')}>
        Today
      </button>
    </>
  );
}

export const Controlled = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <ControlledDate {...args} />,
});
Controlled.test('shows the day that the caller sets', async ({ canvas, userEvent }) => {
  await userEvent.type(segment(canvas, 'Day'), '{Backspace}');
  await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
  await expect(shown(canvas)).toBe('09/03/2026');
});

/** The native picker, as on touch screens. */
export const Touch = meta.story({
  beforeEach: () => {
    const real = window.matchMedia;
    window.matchMedia = (query) => real(query === '(pointer: coarse)' ? 'all' : query);
    return () => {
      window.matchMedia = real;
    };
  },
});
Touch.test('is the native picker on touch screens', async ({ canvas, args }) => {
  const input = canvas.getByLabelText('Delivery date');
  await expect(input).toHaveAttribute('type', 'date');
  await expect(input).toHaveAccessibleDescription('Choose a day');
  await fireEvent.change(input, { target: { value: '2026-03-09' } });
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-09');
  await expect(input).toHaveAccessibleDescription('09 Mar 2026');
});

/** Empty, filled, invalid, disabled and read only. */
export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid max-w-[280px] gap-4">
      <DateField label="Rest" />
      <DateField label="Filled" defaultValue="2026-03-09" />
      <DateField label="Invalid" defaultValue="2026-03-09" min="2026-04-01" revealErrors="always" />
      <DateField label="Disabled" defaultValue="2026-03-09" disabled />
      <DateField label="Read-only" defaultValue="2026-03-09" readOnly />
    </div>
  ),
});
States.test('are 36 px high, and change only if enabled and writable', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('group', { name: 'Filled' }).getBoundingClientRect().height).toBe(36);
  await expect(segment(canvas, 'Day', 'Disabled')).toBeDisabled();
  await userEvent.type(segment(canvas, 'Day', 'Read-only'), '1{ArrowUp}{Backspace}');
  await pasteInto(segment(canvas, 'Day', 'Read-only'), '2027-01-01');
  await expect(shown(canvas, 'Read-only')).toBe('09/03/2026');
});

/** Extreme years, a day that does not exist and a value that is not a date, in a narrow container. */
export const HostileContent = meta.story({
  render: () => (
    <div className="grid w-[200px] gap-4" role="group" aria-label="Narrow">
      <DateField label="Epoch" defaultValue="1970-01-01" revealErrors="always" />
      <DateField label="Last year" defaultValue="9999-12-31" revealErrors="always" />
      <DateField label="No day" defaultValue="2026-02-30" revealErrors="always" />
      <DateField label={'תאריך 📅'.repeat(30)} defaultValue="soon" />
    </div>
  ),
});
HostileContent.test(
  'accepts the epoch and the year 9999, and rejects a day that does not exist',
  async ({ canvas }) => {
    const container = canvas.getByRole('group', { name: 'Narrow' });
    await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    await expect(shown(canvas, 'Epoch')).toBe('01/01/1970');
    await expect(shown(canvas, 'Last year')).toBe('31/12/9999');
    await expect(segment(canvas, 'Day', 'Last year')).not.toHaveAttribute('aria-invalid');
    await expect(segment(canvas, 'Day', 'No day')).toHaveAccessibleDescription(
      'No day must be a day that exists: there is no 30 Feb 2026',
    );
  },
);
