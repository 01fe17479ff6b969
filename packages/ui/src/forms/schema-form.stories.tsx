import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { schemaFormDocs } from '../../docs/forms/schema-form.docs.tsx';
import { Button } from '../components/button/index.ts';
import { defineTexts, TextsProvider } from '../texts/index.ts';
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx';
import {
  choiceForm,
  choicesForm,
  documentForm,
  dottedForm,
  everyControl,
  guestsForm,
  hostileForm,
  ordersForm,
  personForm,
  pickupForm,
  valuesForm,
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

/** A form for a person, from the schema of a server. */
export const Default = meta.story();
Default.test('shows no errors before the first attempt to submit', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('First name *'));
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.queryByText('This is a required field')).toBeNull();
});
Default.test(
  'shows errors at their fields, focuses the first, and removes an error as soon as it is fixed',
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
Default.test(
  'submits the values that the schema defines, with a day as a date without time',
  async ({ canvas, userEvent, args }) => {
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
  },
);

function StoredForm(form: SchemaFormProps) {
  const [data, setData] = useState<object>({ LastName: 'Okafor' });
  return (
    <>
      <SchemaForm {...form} data={data} onDataChange={(typed) => setData(typed as object)} />
      <Button onClick={() => setData({ FirstName: 'Ada' })}>Another person</Button>
    </>
  );
}

/** The page stores the data, and replaces them. */
export const Stored = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <StoredForm {...args} />,
});
Stored.test('keeps what is typed until the page gives other data', async ({ canvas, userEvent }) => {
  const first = canvas.getByLabelText('First name *');
  const last = canvas.getByLabelText('Last name *');
  for (const typed of ['Wren', 'Eve']) {
    await userEvent.clear(first);
    await userEvent.type(first, typed);
    await userEvent.type(last, 'a');
    await expect(first).toHaveValue(typed);
    await userEvent.click(canvas.getByRole('button', { name: 'Another person' }));
    await expect(first).toHaveValue('Ada');
    await expect(last).toHaveValue('');
  }
});

/** The second question depends on the first answer. */
export const Conditional = meta.story({ args: { ...pickupForm } });
Conditional.test('shows the fields that depend on the first answer', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByLabelText(/Shelf/)).toBeNull();
  await userEvent.click(canvas.getByRole('radio', { name: 'Collect' }));
  await expect(await canvas.findByLabelText(/Shelf/)).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Deliver' }));
  await expect(canvas.queryByLabelText(/Shelf/)).toBeNull();
  await userEvent.selectOptions(canvas.getByLabelText(/Courier/), 'Fast');
  await userEvent.click(send());
  await expect(args.onSubmit).toHaveBeenCalledWith({ how: 'deliver', courier: 'fast' });
});

/** All fields and the button are disabled. */
export const Disabled = meta.story({ args: { disabled: true, data: { FirstName: 'Wren' } } });
Disabled.test('is disabled and cannot be submitted', async ({ canvas }) => {
  for (const control of canvas.getAllByRole('textbox')) await expect(control).toBeDisabled();
  await expect(send()).toBeDisabled();
});

/** The form is being submitted. */
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
Pending.test('cannot be submitted twice', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('First name *'), '{Enter}');
  await userEvent.click(send());
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** A list whose entries can be added, moved and removed. */
export const List = meta.story({ args: { ...ordersForm } });
List.test(
  'adds, moves and removes entries by keyboard and keeps the focus in the list',
  async ({ canvas, userEvent, args }) => {
    const add = canvas.getByRole('button', { name: 'Add to Parcels' });
    await userEvent.click(send());
    await expect(await canvas.findByText('Parcels: Please add at least 1')).toBeVisible();
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

export const LeftOut = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    schema: { type: 'object', properties: { a: { type: 'string', pattern: '(' }, b: { type: 'text' } } },
  },
});
LeftOut.test('names in the console what it leaves out of the schema', async ({ mount, canvas }) => {
  const warned = spyOn(console, 'warn').mockImplementation(() => undefined);
  await mount();
  await expect(await canvas.findByLabelText('a')).toBeVisible();
  await expect(warned.mock.calls).toEqual([
    ['form: #/properties/a/pattern does not compile'],
    ['form: #/properties/b/type cannot be used'],
  ]);
  warned.mockRestore();
});

export const Reported = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { schema: { type: 'object', properties: { a: { pattern: '(' } } }, onSchemaProblem: fn() },
});
Reported.test('reports what it leaves out of the schema', async ({ canvas, args }) => {
  await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(args.onSchemaProblem).toHaveBeenCalledWith('form: #/properties/a/pattern does not compile');
});

/** What the server sent is no schema: a sentence is shown instead of the form. */
export const Rejected = meta.story({
  args: { schema: '[]' },
});
Rejected.test('shows one sentence instead of the form and reports the reasons', async ({ canvas, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('This form cannot be shown.');
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await expect(args.onSchemaError).toHaveBeenCalledWith(['#: is not an object']);
});

export const WithoutEval = meta.story({
  tags: ['!dev', '!autodocs', 'without-eval'],
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
WithoutEval.test('works if eval is forbidden', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Collect' }));
  await userEvent.click(send());
  await expect(await canvas.findByText('This is a required field')).toBeVisible();
  await userEvent.type(canvas.getByLabelText(/Shelf/), '12');
  await userEvent.click(send());
  await expect(args.onSubmit).toHaveBeenCalledWith({ how: 'collect', shelf: 12 });
});

/** Every control that a schema can request. */
export const EveryControl = meta.story({ args: { ...everyControl }, tags: ['visual'] });
EveryControl.test(
  'uses none of the plain controls of the form library',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(send());
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(canvasElement.querySelector('.form-control, .btn, [style]')).toBeNull();
  },
);

EveryControl.test('never checks a consent in advance', async ({ canvas, userEvent }) => {
  const agreed = canvas.getByRole('checkbox', { name: 'Insured' });
  await expect(agreed).not.toBeChecked();
  await userEvent.click(send());
  await waitFor(() => expect(agreed).toHaveAccessibleDescription('This is a required field'));
  await userEvent.click(agreed);
  await expect(agreed).toHaveAccessibleDescription('The sender has agreed to the cover.');
});

/** A date with a day only, which cannot be submitted. */
export const HalfTyped = meta.story({ name: 'Half-typed date' });
HalfTyped.test(
  'reports a half-typed date instead of submitting none',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Date of birth Day' }), '6');
    await userEvent.click(send());
    await expect(canvas.getByText('Date of birth must include a month and a year')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Date of birth Month' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

/** Dates in another order of day, month and year. */
export const DateFormat = meta.story({ args: { dateFormat: 'YYYY-MM-DD' } });
DateFormat.test('shows dates in the given order', async ({ canvas }) => {
  const names = canvas.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-label'));
  await expect(names).toEqual(['Year', 'Month', 'Day']);
});

/** Very long and unknown content from a server, in a narrow container. */
export const HostileContent = meta.story({
  args: { ...hostileForm },
  render: (args) => (
    <div className="w-[200px]" data-testid="narrow">
      <SchemaForm {...args} />
    </div>
  ),
});
HostileContent.test(
  'fits 200 px with long, mixed and unknown content, and runs none of it',
  async ({ canvas, canvasElement }) => {
    const container = canvas.getByTestId('narrow');
    await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    await expect(canvasElement.querySelector('img, script, iframe, [style], [class*="evil"]')).toBeNull();
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Please Select');
  },
);

/** Errors appear when a field loses the focus, without an attempt to submit. */
export const Live = meta.story({
  args: { validation: 'live', onValidityChange: fn() },
});
Live.test(
  'shows the error of a field when it loses the focus, and no other errors (ACT-105)',
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
  'shows the error of a date only after its last segment loses the focus',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Date of birth Day' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.queryByText('This is a required field')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findAllByText('This is a required field')).toHaveLength(1);
  },
);
Live.test('shows an error 300 ms after the last key too (ACT-106)', async ({ canvas, userEvent }) => {
  const phone = canvas.getByLabelText('Mobile number *');
  await userEvent.type(phone, '0512');
  await expect(canvas.queryByText('Please enter valid phone')).toBeNull();
  await expect(await canvas.findByText('Please enter valid phone')).toBeVisible();
  await expect(phone).toHaveFocus();
});
Live.test('reports whether the form is valid', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('First name *'), 'Wren');
  await userEvent.type(canvas.getByLabelText('Last name *'), 'Okafor');
  await userEvent.type(canvas.getByRole('spinbutton', { name: 'Date of birth Day' }), '06041980');
  await expect(args.onValidityChange).toHaveBeenLastCalledWith(false);
  await userEvent.type(canvas.getByLabelText('Mobile number *'), '0412345678');
  await waitFor(() => expect(args.onValidityChange).toHaveBeenLastCalledWith(true));
});
Live.test('focuses the first invalid field on an attempt to submit', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Last name *'), 'Okafor{Enter}');
  await expect(await canvas.findAllByText('This is a required field')).toHaveLength(3);
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

const moveUp = fn(({ position }: { position: number }) => `Move entry ${position} up`);
const minLength = fn(({ limit }: { limit: number }) => `At least ${limit}`);
const counted = defineTexts('en-AU', { 'schema-form.moveUp': moveUp, 'schema-form.minLength': minLength });

/** A list of 34 entries, where typing must not become slow. */
export const LongList = meta.story({
  args: { ...guestsForm, validation: 'live' },
  render: (args) => (
    <TextsProvider texts={counted}>
      <SchemaForm {...args} />
    </TextsProvider>
  ),
});
LongList.test(
  'a key renders the buttons of no entry, and validates the data once',
  async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByLabelText('Name');
    await userEvent.clear(first as HTMLElement);
    await userEvent.type(first as HTMLElement, 'a');
    await expect(await canvas.findByText('At least 3')).toBeVisible();
    moveUp.mockClear();
    minLength.mockClear();
    await userEvent.type(first as HTMLElement, 'b');
    await expect(minLength).toHaveBeenCalledTimes(1);
    await expect(moveUp).not.toHaveBeenCalled();
  },
);

/** The document decides which fields follow; errors appear while the user moves through them. */
export const LiveConditional = meta.story({
  args: { ...documentForm, validation: 'live', onValidityChange: fn() },
});
LiveConditional.test(
  'shows no error at an answer that another field depends on',
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

const text = { type: 'string' };
const untouched: [object, object?, unknown?][] = [
  [{ country: { type: 'string', default: 'AU' } }, {}, { country: 'AU' }],
  [{ country: { type: 'string', default: 'AU' } }, { country: { 'ui:widget': 'hidden' } }, { country: 'AU' }],
  [{ country: { type: 'string', default: 'AU', readOnly: true } }, {}, { country: 'AU' }],
  [{ version: { const: 2 } }, {}, { version: 2 }],
  [
    { group: { type: 'object', properties: { a: text, b: { default: 1, type: 'number' } } } },
    {},
    { group: { b: 1 } },
  ],
  [{ group: { type: 'object', properties: { a: text }, required: ['a'] } }, {}, {}],
  [{ agreed: { type: 'boolean', const: true } }, {}, {}],
  [{ list: { type: 'array', items: text } }, {}, {}],
];

/** Forms that are submitted as they are. */
export const Untouched = meta.story({
  tags: ['!dev', '!autodocs'],
  render: ({ onSubmit }) => (
    <>
      {untouched.map(([properties, uiSchema], place) => (
        <SchemaForm
          key={place}
          schema={{ type: 'object', properties }}
          uiSchema={uiSchema}
          onSubmit={onSubmit}
        />
      ))}
    </>
  ),
});
Untouched.test('submits the defaults of untouched fields', async ({ canvas, userEvent, args }) => {
  const buttons = canvas.getAllByRole('button', { name: 'Continue' });
  for (const [place, button] of buttons.entries()) {
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(untouched[place]?.[2]);
  }
});

/** Rules that exclude each other: no value is valid. */
export const Contradiction = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    schema: { type: 'object', properties: { a: { title: 'A', allOf: [{ const: 1 }, { const: 2 }] } } },
    uiSchema: {},
    data: { a: 1 },
  },
});
Contradiction.test('submits nothing that the whole schema rejects', async ({ canvas, userEvent, args }) => {
  await userEvent.click(send());
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(await canvas.findByText(/^Please check/)).toBeInTheDocument();
});

/** A value that the form does not show is invalid. */
export const HiddenError = meta.story({
  args: {
    schema: { type: 'object', properties: { a: { type: 'string', title: 'A' }, b: { type: 'number' } } },
    uiSchema: { b: { 'ui:widget': 'hidden' } },
    data: { b: 'many' },
  },
  tags: ['visual'],
});
HiddenError.test('says that it cannot be submitted', async ({ canvas, userEvent, args }) => {
  await userEvent.click(send());
  await expect(await canvas.findByRole('alert')).toHaveTextContent(
    'a value that it does not show is not valid',
  );
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** One of two forms. */
export const Choice = meta.story({ args: { ...choiceForm }, tags: ['visual'] });
Choice.test(
  'sets what tells the choices apart, and shows no error of the other',
  async ({ canvas, userEvent, args }) => {
    const choice = canvas.getByRole('combobox', { name: 'Choose one' });
    await expect(canvas.queryByLabelText(/kind/)).toBeNull();
    await userEvent.click(send());
    await expect(await canvas.findAllByText('This is a required field')).toHaveLength(1);
    await userEvent.type(canvas.getByLabelText('Number *'), 'PA1');
    await expect(canvas.queryByRole('option', { name: '(None)' })).toBeNull();
    await userEvent.click(send());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ kind: 'passport', number: 'PA1' });
    await userEvent.selectOptions(choice, 'Licence');
    await userEvent.click(send());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ kind: 'licence' });
  },
);

/** A choice in each entry of a list. */
export const ChoicesInList = meta.story({ args: { ...choicesForm } });
ChoicesInList.test('chooses for each entry by itself', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByText('Kind of paper')).toHaveLength(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Add to Papers' }));
  const second = within(await canvas.findByRole('group', { name: 'Entry 2' }));
  await userEvent.selectOptions(second.getByRole('combobox', { name: 'Kind of paper' }), 'Licence');
  await userEvent.click(send());
  await expect(await canvas.findAllByText('This is a required field')).toHaveLength(1);
  await userEvent.type(canvas.getByLabelText('Number *'), 'PA1');
  await userEvent.click(send());
  await expect(args.onSubmit).toHaveBeenLastCalledWith({
    papers: [{ kind: 'passport', number: 'PA1' }, { kind: 'licence' }],
  });
});

/** Files, times, answers and other values that are no plain text. */
export const Values = meta.story({ args: { ...valuesForm }, tags: ['visual'] });
Values.test(
  'enters files, times and answers, and keeps each text',
  async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText(/Have your papers ready/)).toHaveStyle({
      whiteSpaceCollapse: 'preserve-breaks',
    });
    await expect(canvas.getByText(/Of the club/)).toHaveTextContent('Of the club Ask at the desk.');
    const state = canvas.getByRole('combobox', { name: 'State' });
    await expect(
      within(state)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Victoria', 'New South Wales', 'QLD']);
    await expect(within(state).getByRole('option', { name: 'QLD' })).toBeDisabled();
    await userEvent.click(send());
    await expect(await canvas.findAllByText('This is a required field')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByLabelText('Photo *')).toHaveFocus());
    const photo = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (photo) await userEvent.upload(photo, new File(['a'], 'front.png', { type: 'image/png' }));
    await expect(await canvas.findByText('front.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await userEvent.type(canvas.getByLabelText('Delivered at'), '2026-11-27T09:30');
    await userEvent.type(canvas.getByLabelText('Opens at'), '08:30');
    await userEvent.type(canvas.getByLabelText('Nickname'), 'x{Backspace}');
    await userEvent.click(send());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      photo: 'data:image/png;name=front.png;base64,YQ==',
      at: new Date('2026-11-27T09:30').toJSON(),
      opens: '08:30:00',
      member: false,
      nick: '',
    });
  },
);

/** Property names with dots and brackets. */
export const DottedNames = meta.story({ args: { ...dottedForm } });
DottedNames.test(
  'shows errors at fields with dots in their names, and names the group',
  async ({ canvas, userEvent }) => {
    await userEvent.click(send());
    const field = canvas.getByLabelText('Number *');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is a required field'));
    await expect(canvas.getByText(/^Please check: Number.*Contact$/)).toBeInTheDocument();
    await expect(canvas.getByText('Contact: Please enter a valid value')).toBeInTheDocument();
  },
);
