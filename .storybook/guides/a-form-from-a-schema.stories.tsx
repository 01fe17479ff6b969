import { expect, fn, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { Guide } from './guide.tsx';
import { SignUp } from './sign-up.example.tsx';

const steps = [
  'Describe the data as a JSON Schema. `title` is the label of a field, `required` makes it mandatory, `errorMessage` replaces the text of an error.',
  'Choose other controls with `uiSchema`, such as radio buttons for a short choice. Unknown options are ignored, because a schema may come from outside.',
  'Send valid data in `onSubmit`. `pending` keeps the button busy meanwhile. After a failure the entries stay; say so in an `Alert`.',
  'For a rule that the schema cannot express, check on the server and show its answer next to the form.',
];

function FormFromSchema({ onSave }: { onSave: (data: unknown) => Promise<void> }) {
  return (
    <Guide
      title="A form from a schema"
      summary="`SchemaForm` renders the fields of a JSON Schema, checks them without `eval`, and moves the focus to the first error."
      steps={steps}
      files={['sign-up.tsx', 'sign-up-schema.json']}
    >
      <SignUp onSave={onSave} />
    </Guide>
  );
}

const meta = preview.meta({
  title: 'Guides/A form from a schema',
  component: FormFromSchema,
  args: { onSave: fn(async () => undefined) },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** How a form is made from a schema, with a form that works. */
export const Default = meta.story({ name: 'A form from a schema' });
Default.test('names the errors, then saves valid data', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), 'Ada Lovelace');
  await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'ada');
  await userEvent.click(canvas.getByRole('radio', { name: 'Email' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(canvas.getByText('Enter an email address such as ada@example.com.')).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), '@example.com');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(canvas.getByText('Saved.')).toBeVisible());
  await expect(args.onSave).toHaveBeenCalledWith({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    contact: 'Email',
  });
});
