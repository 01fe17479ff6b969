import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fieldDocs } from '../../../docs/components/field.docs.tsx';
import { fieldControl } from './field.styles.ts';
import { Field } from './field.tsx';

const LONG = 'Schönefeldt-Abercrombie'.repeat(9).slice(0, 200);

const meta = preview.meta({
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Delivery name',
    hint: 'As written on the parcel.',
    children: <input className={fieldControl()} />,
  },
  parameters: { block: fieldDocs },
});

/** A label, an input and a hint. */
export const Default = meta.story();
Default.test(
  'names and describes its control, and a click on the label focuses it',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Delivery name' });
    await expect(input).toHaveAccessibleDescription('As written on the parcel.');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).not.toBeRequired();
    await userEvent.click(canvas.getByText('Delivery name'));
    await expect(input).toHaveFocus();
  },
);

/** A star marks a required field. */
export const Required = meta.story({ args: { required: true } });
Required.test('shows a star that is not part of the name', async ({ canvas }) => {
  await expect(canvas.getByText('*')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Delivery name' })).toBeRequired();
});

/** The error is shown instead of the hint. */
export const Invalid = meta.story({ args: { error: 'This is a required field' } });
Invalid.test('shows the error instead of the hint', async ({ canvas }) => {
  const input = canvas.getByRole('textbox');
  await expect(input).toBeInvalid();
  await expect(input).toHaveAccessibleDescription('This is a required field');
  await expect(canvas.queryByText('As written on the parcel.')).toBeNull();
});

/** The label is for assistive technology only. */
export const HiddenLabel = meta.story({ args: { labelHidden: true, hint: undefined } });
HiddenLabel.test('keeps its accessible name', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Delivery name' })).toBeVisible();
  await expect(canvas.getByText('Delivery name').getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

/** A group of radios with one label and one hint. */
export const Group = meta.story({
  args: {
    group: true,
    required: true,
    label: 'Parcel size',
    children: (control) => (
      <div role="radiogroup" {...control}>
        <label>
          <input type="radio" name="size" /> Small
        </label>{' '}
        <label>
          <input type="radio" name="size" /> Large
        </label>
      </div>
    ),
  },
});
Group.test('names a group of controls', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup', { name: /^Parcel size/ });
  await expect(group).toHaveAccessibleDescription('As written on the parcel.');
  await expect(group).toBeRequired();
});

/** A very long label and error in mixed scripts, in a narrow container. */
export const HostileContent = meta.story({
  args: { label: LONG, error: `${LONG} 🦘 שם ארוך מאוד`, required: true },
  render: (args) => (
    <div className="w-[200px]" role="group" aria-label="Narrow">
      <Field {...args} />
    </div>
  ),
});
HostileContent.test('breaks long words within its container', async ({ canvas }) => {
  const container = canvas.getByRole('group', { name: 'Narrow' });
  await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});
