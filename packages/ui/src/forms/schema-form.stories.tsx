import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { schemaFormDocs } from './schema-form.docs.ts';
import { SchemaForm } from './schema-form.tsx';
import {
  documentForm,
  everyControl,
  hostileForm,
  ordersForm,
  personForm,
  pickupForm,
} from './testing/forms.ts';

const meta = preview.meta({
  title: 'Forms/Schema form',
  component: SchemaForm,
  args: { ...personForm, onDataChange: fn(), onSubmit: fn(), onSchemaError: fn() },
  parameters: { block: schemaFormDocs },
  decorators: [
    (Story) => (
      <div className="w-[476px] max-w-full">
        <Story />
      </div>
    ),
  ],
});

const send = () => screen.getByRole('button', { name: 'Continue' });

export const Default = meta.story();
Default.test('says nothing before the first attempt to send', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('First name *'));
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.queryByText('This is a required field')).toBeNull();
});
Default.test(
  'refuses at the fields, leads to the first, and takes an error back as soon as it is put right',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(send());
    await expect(await canvas.findAllByText('This is a required field')).toHaveLength(4);
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription('This is a required field');
    await userEvent.keyboard('Wren');
    await expect(canvas.getAllByText('This is a required field')).toHaveLength(3);
    await userEvent.type(canvas.getByLabelText('Mobile number *'), '0512');
    await expect(canvas.getByText('Please enter valid phone')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);
Default.test('sends what the schema knows of, a day as a date only', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('First name *'), 'Wren');
  await userEvent.type(canvas.getByLabelText('Last name *'), 'Okafor');
  await userEvent.type(canvas.getByRole('spinbutton', { name: 'Date of birth Day' }), '06041980');
  await userEvent.type(canvas.getByLabelText('Mobile number *'), '0412 345 678{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(args.onSubmit).toHaveBeenCalledWith({
    FirstName: 'Wren',
    LastName: 'Okafor',
    DateOfBirth: '1980-04-06',
    MobileNumber: { PhoneNumber: '0412345678' },
  });
});

export const Conditional = meta.story({ args: { ...pickupForm } });
Conditional.test('asks for what the first answer calls for', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByLabelText(/Shelf/)).toBeNull();
  await userEvent.click(canvas.getByRole('radio', { name: 'Collect' }));
  await expect(await canvas.findByLabelText(/Shelf/)).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Deliver' }));
  await expect(canvas.queryByLabelText(/Shelf/)).toBeNull();
  await userEvent.selectOptions(canvas.getByLabelText(/Courier/), 'Fast');
  await userEvent.click(send());
  await expect(args.onSubmit).toHaveBeenCalledWith({ how: 'deliver', courier: 'fast' });
});

export const Disabled = meta.story({ args: { disabled: true, data: { FirstName: 'Wren' } } });
Disabled.test('takes no key and cannot be sent', async ({ canvas }) => {
  for (const control of canvas.getAllByRole('textbox')) await expect(control).toBeDisabled();
  await expect(send()).toBeDisabled();
});

export const Pending = meta.story({
  args: {
    pending: true,
    data: {
      FirstName: 'W',
      LastName: 'O',
      DateOfBirth: '1980-04-06',
      MobileNumber: { PhoneNumber: '0412345678' },
    },
  },
});
Pending.test('is never sent twice', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('First name *'), '{Enter}');
  await userEvent.click(send());
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

export const List = meta.story({ args: { ...ordersForm } });
List.test(
  'grows and shrinks by keyboard, and keeps the focus in itself',
  async ({ canvas, userEvent, args }) => {
    const add = canvas.getByRole('button', { name: 'Add to Parcels' });
    await userEvent.click(send());
    await expect(await canvas.findByText('Please add at least 1')).toBeVisible();
    add.focus();
    await userEvent.keyboard('{Enter}');
    const entry = async (place: number) =>
      within(await canvas.findByRole('group', { name: `Entry ${place}` }));
    const first = await entry(1);
    await waitFor(() => expect(first.getByLabelText('Content *')).toHaveFocus());
    await userEvent.keyboard('Tea');
    add.focus();
    await userEvent.keyboard('{Enter}');
    const second = await entry(2);
    await userEvent.type(second.getByLabelText('Weight'), 'x');
    await expect(canvas.getByText('Please enter a number')).toBeVisible();
    await userEvent.click(second.getByRole('button', { name: 'Move entry 2 up' }));
    await userEvent.click((await entry(1)).getByRole('button', { name: 'Remove entry 1' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Entry 2' })).toBeNull());
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.click(send());
    await expect(args.onSubmit).toHaveBeenCalledWith({ parcels: [{ content: 'Tea' }] });
  },
);

export const Refused = meta.story({
  args: { schema: '{"type":"string","pattern":"^(a+)+$"}' },
});
Refused.test('is hidden behind a sentence, and the log learns why', async ({ canvas, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('This form cannot be shown.');
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await expect(args.onSchemaError).toHaveBeenCalledWith(['#/pattern: might take too long to match']);
});

export const WithoutEval = meta.story({
  tags: ['without-eval'],
  args: { ...pickupForm },
  beforeEach: () => {
    const { Function: compile, eval: run } = globalThis;
    const forbidden = () => {
      throw new EvalError('forbidden by policy');
    };
    Object.assign(globalThis, {
      Function: new Proxy(compile, { construct: forbidden, apply: forbidden }),
      eval: forbidden,
    });
    return () => void Object.assign(globalThis, { Function: compile, eval: run });
  },
});
WithoutEval.test('works where nothing may be compiled', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Collect' }));
  await userEvent.click(send());
  await expect(await canvas.findByText('This is a required field')).toBeVisible();
  await userEvent.type(canvas.getByLabelText(/Shelf/), '12');
  await userEvent.click(send());
  await expect(args.onSubmit).toHaveBeenCalledWith({ how: 'collect', shelf: 12 });
});

export const EveryControl = meta.story({ args: { ...everyControl }, tags: ['visual'] });
EveryControl.test(
  'draws none of the plain controls of the form library',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(send());
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(canvasElement.querySelector('.form-control, .btn, [style]')).toBeNull();
  },
);

EveryControl.test('never ticks for a person what a person has to agree to', async ({ canvas, userEvent }) => {
  const agreed = canvas.getByRole('checkbox', { name: 'Insured' });
  await expect(agreed).not.toBeChecked();
  await userEvent.click(send());
  await waitFor(() => expect(agreed).toHaveAccessibleDescription('This is a required field'));
  await userEvent.click(agreed);
  await expect(agreed).toHaveAccessibleDescription('The sender has agreed to the cover.');
});

export const HalfTyped = meta.story({ name: 'Half-typed date' });
HalfTyped.test('is told, not sent as no date', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('spinbutton', { name: 'Date of birth Day' }), '6');
  await userEvent.click(send());
  await expect(canvas.getByText('Date of birth must include a month and a year')).toBeVisible();
  await expect(canvas.getByRole('spinbutton', { name: 'Date of birth Month' })).toHaveFocus();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

export const DateFormat = meta.story({ args: { dateFormat: 'YYYY-MM-DD' } });
DateFormat.test('asks for dates in the order that it is given', async ({ canvas }) => {
  const names = canvas.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-label'));
  await expect(names).toEqual(['Year', 'Month', 'Day']);
});

export const HostileContent = meta.story({
  args: { ...hostileForm },
  render: (args) => (
    <div className="w-[200px]" data-testid="narrow">
      <SchemaForm {...args} />
    </div>
  ),
});
HostileContent.test(
  'fits 200 px with long, strange and unknown words, and runs none of them',
  async ({ canvas, canvasElement }) => {
    const place = canvas.getByTestId('narrow');
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    await expect(canvasElement.querySelector('img, script, iframe, [style], [class*="evil"]')).toBeNull();
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Please Select');
  },
);

export const Live = meta.story({
  args: { validation: 'live', onValidityChange: fn() },
});
Live.test(
  'says what is wrong with a field as it is left, and nothing of the others (ACT-105)',
  async ({ canvas, userEvent, args }) => {
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByLabelText('First name *'));
    await expect(canvas.queryByText('This is a required field')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findAllByText('This is a required field')).toHaveLength(1);
    await expect(canvas.getByLabelText('First name *')).toHaveAccessibleDescription(
      'This is a required field',
    );
  },
);
Live.test(
  'says what is wrong with a date only once its last segment is left',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Date of birth Day' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.queryByText('This is a required field')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findAllByText('This is a required field')).toHaveLength(1);
  },
);
Live.test('says it 300 ms after the last key as well (ACT-106)', async ({ canvas, userEvent }) => {
  const phone = canvas.getByLabelText('Mobile number *');
  await userEvent.type(phone, '0512');
  await expect(canvas.queryByText('Please enter valid phone')).toBeNull();
  await expect(await canvas.findByText('Please enter valid phone')).toBeVisible();
  await expect(phone).toHaveFocus();
});
Live.test('tells whether it could be sent', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('First name *'), 'Wren');
  await userEvent.type(canvas.getByLabelText('Last name *'), 'Okafor');
  await userEvent.type(canvas.getByRole('spinbutton', { name: 'Date of birth Day' }), '06041980');
  await expect(args.onValidityChange).toHaveBeenLastCalledWith(false);
  await userEvent.type(canvas.getByLabelText('Mobile number *'), '0412345678');
  await waitFor(() => expect(args.onValidityChange).toHaveBeenLastCalledWith(true));
});
Live.test(
  'leads to the first field that is wrong when it is sent all the same',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Last name *'), 'Okafor{Enter}');
    await expect(await canvas.findAllByText('This is a required field')).toHaveLength(3);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

export const LiveConditional = meta.story({
  args: { ...documentForm, validation: 'live', onValidityChange: fn() },
});
LiveConditional.test(
  'finds nothing wrong with an answer that calls for another',
  async ({ canvas, userEvent, args }) => {
    const passport = canvas.getByRole('radio', { name: 'Passport' });
    await userEvent.click(passport);
    const number = await canvas.findByLabelText('Passport number *');
    await userEvent.click(number);
    await userEvent.tab();
    await expect(await canvas.findAllByText('This is a required field')).toHaveLength(1);
    await expect(canvas.queryByText('Please choose one of the options')).toBeNull();
    await expect(passport).not.toBeInvalid();
    await userEvent.type(number, 'PA1234567');
    await waitFor(() => expect(args.onValidityChange).toHaveBeenLastCalledWith(true));
  },
);
