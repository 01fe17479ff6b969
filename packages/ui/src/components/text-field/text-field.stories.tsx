import { AtSign } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { textFieldDocs } from '../../../docs/components/text-field.docs.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

const LONG = 'Schönefeldt-Abercrombie'.repeat(9).slice(0, 200);

const noDigits = (text: string) => (/\d/.test(text) ? 'Use letters only' : undefined);

const meta = preview.meta({
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'First name', onValueChange: fn() },
  parameters: { block: textFieldDocs },
});

/** An empty field. */
export const Default = meta.story();
Default.test('reports the typed text', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ann');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('Ann');
});

/** A required field; the error appears when it is left empty. */
export const Required = meta.story({ args: { required: true, onBlur: fn() } });
Required.test(
  'shows the error only after the empty field loses the focus, and removes it once there is a value',
  async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(canvas.getByText('This is a required field')).toBeVisible();
    await userEvent.type(input, 'A');
    await expect(canvas.queryByText('This is a required field')).toBeNull();
  },
);

/** A field with a rule; the error appears after a pause in typing. */
export const Validated = meta.story({ args: { validate: noDigits, hint: 'Letters only.' } });
Validated.test(
  'shows the error after a pause in typing and keeps the text',
  async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'Ann7');
    await expect(await canvas.findByText('Use letters only')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('Use letters only');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ann7');
    await userEvent.type(input, '{Backspace}');
    await expect(input).toHaveAccessibleDescription('Letters only.');
    await expect(input).toHaveValue('Ann');
  },
);

export const ErrorsHidden = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { required: true, revealErrors: 'never' },
});
ErrorsHidden.test('shows no error before the form is submitted', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox'));
  await userEvent.tab();
  await expect(canvas.queryByText('This is a required field')).toBeNull();
});

/** A submitted form shows every error immediately. */
export const ErrorsRevealed = meta.story({ args: { required: true, revealErrors: 'always' } });
ErrorsRevealed.test('shows errors immediately', async ({ canvas }) => {
  await expect(canvas.getByText('This is a required field')).toBeVisible();
});

function WithServerError({ serverError, ...rest }: TextFieldProps) {
  const [answer, setAnswer] = useState<string>();
  return (
    <>
      <TextField {...rest} serverError={answer} />
      <Button onClick={() => setAnswer(serverError)}>Send</Button>
      <Button onClick={() => setAnswer(undefined)}>Reset</Button>
    </>
  );
}

/** An error that only the server can find, such as a login in use. */
export const ServerError = meta.story({
  args: { label: 'Login', defaultValue: 'ann', serverError: 'This login is taken' },
  render: (args) => <WithServerError {...args} />,
});
ServerError.test(
  'shows the error of the server until the text changes, and again if the server repeats it',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Login' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('This login is taken')).toBeVisible();
    await userEvent.type(input, '2');
    await expect(canvas.queryByText('This login is taken')).toBeNull();
    await expect(input).toHaveValue('ann2');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(input).toBeInvalid();
  },
);

/** Empty, filled, invalid, with a hint, disabled, read only, with icon and unit, and in three sizes. */
export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid max-w-[560px] grid-cols-2 gap-4 max-md:grid-cols-1">
      <TextField label="Rest" placeholder="Ann Able" />
      <TextField label="Filled" defaultValue="elena.marchetti@post.example" required />
      <TextField label="Invalid" defaultValue="0412 345" serverError="Please enter valid phone" />
      <TextField label="With hint" hint="At least 8 characters" />
      <TextField label="Disabled" defaultValue="123 456 789" disabled />
      <TextField label="Read only" defaultValue="Harbour Advice" readOnly />
      <TextField label="With an icon" icon={AtSign} defaultValue="post.example" />
      <TextField label="With a unit" suffix="kg" defaultValue="12" serverError="Weigh it again" />
      <TextField label="Small" size="sm" />
      <TextField label="Large" size="lg" />
    </div>
  ),
});
States.test('have three heights and the expected disabled state', async ({ canvas }) => {
  const heightOf = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().height;
  await expect([heightOf('Small'), heightOf('Rest'), heightOf('Large')]).toEqual([32, 36, 40]);
  await expect(canvas.getByRole('textbox', { name: 'Disabled' })).toBeDisabled();
});

/** Very long texts and mixed scripts in a narrow container. */
export const HostileContent = meta.story({
  render: () => (
    <div className="grid w-[200px] gap-4" role="group" aria-label="Narrow">
      <TextField label={LONG} defaultValue={LONG} hint={LONG} icon={AtSign} suffix="kg" />
      <TextField label="🦘 שם" dir="auto" defaultValue="שם ארוך 👨‍👩‍👧 \ud83d" serverError={LONG} />
    </div>
  ),
});
HostileContent.test('keeps long texts complete and within its container', async ({ canvas }) => {
  const container = canvas.getByRole('group', { name: 'Narrow' });
  await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  await expect(canvas.getByRole('textbox', { name: LONG })).toHaveValue(LONG);
});
