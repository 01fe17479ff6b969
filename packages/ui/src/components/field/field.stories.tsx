import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fieldDocs } from './field.docs.ts';
import { fieldControl } from './field.styles.ts';
import { Field } from './field.tsx';

const LONG = 'Schönefeldt-Abercrombie'.repeat(9).slice(0, 200);

const meta = preview.meta({
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Delivery name',
    hint: 'As it stands on the parcel.',
    children: <input className={fieldControl()} />,
  },
  parameters: { block: fieldDocs },
});

export const Default = meta.story();
Default.test(
  'names its control, describes it by the hint, and leads a click there',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Delivery name' });
    await expect(input).toHaveAccessibleDescription('As it stands on the parcel.');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).not.toBeRequired();
    await userEvent.click(canvas.getByText('Delivery name'));
    await expect(input).toHaveFocus();
  },
);

export const Required = meta.story({ args: { required: true } });
Required.test('shows a star that is not part of the name', async ({ canvas }) => {
  await expect(canvas.getByText('*')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Delivery name' })).toBeRequired();
});

export const Invalid = meta.story({ args: { error: 'This is a required field' } });
Invalid.test('says what is wrong in the place of the hint', async ({ canvas }) => {
  const input = canvas.getByRole('textbox');
  await expect(input).toBeInvalid();
  await expect(input).toHaveAccessibleDescription('This is a required field');
  await expect(canvas.queryByText('As it stands on the parcel.')).toBeNull();
});

export const HiddenLabel = meta.story({ args: { labelHidden: true, hint: undefined } });
HiddenLabel.test('keeps its name', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Delivery name' })).toBeVisible();
  await expect(canvas.getByText('Delivery name').getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

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
Group.test('names a set of controls', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup', { name: /^Parcel size/ });
  await expect(group).toHaveAccessibleDescription('As it stands on the parcel.');
  await expect(group).toBeRequired();
});

export const HostileContent = meta.story({
  args: { label: LONG, error: `${LONG} 🦘 שם ארוך מאוד`, required: true },
  render: (args) => (
    <div className="w-[200px]" role="group" aria-label="Narrow">
      <Field {...args} />
    </div>
  ),
});
HostileContent.test('breaks long words instead of leaving its place', async ({ canvas }) => {
  const place = canvas.getByRole('group', { name: 'Narrow' });
  await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
});
