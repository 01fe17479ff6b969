import { expect, screen, waitFor, within } from 'storybook/test';
import type { Play } from '../../../testing/play.ts';

type Acting = Pick<Play, 'userEvent'>;

export const inviteTitle = 'Invite new user';
export const detailsTitle = 'Additional details';

export const dialogOf = async (name = inviteTitle) => within(await screen.findByRole('dialog', { name }));

/** Default values of the fields, by label. */
const nadia = {
  'First name': 'Nadia',
  'Last name': 'Newcomer',
  Email: 'nadia+portal@post.example',
  Mobile: '+61 412 345 678',
};

/** Pastes into each field and chooses the role. */
export async function fillIn(
  { userEvent }: Acting,
  role: string,
  fields: Partial<Record<keyof typeof nadia, string>> = {},
) {
  const dialog = await dialogOf();
  for (const [name, text] of Object.entries({ ...nadia, ...fields })) {
    await userEvent.click(dialog.getByRole('textbox', { name }));
    await userEvent.paste(text);
  }
  await dialog.findByRole('option', { name: role });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), role);
  return dialog;
}

/** Clicks a button of the open dialog. */
export async function press({ userEvent }: Acting, name: string) {
  const button = within(screen.getByRole('dialog')).getByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
}

/** Opens the step about access, for a role that has it. */
export async function askAccess(play: Acting, role = 'Admin Staff (Read Only)') {
  await fillIn(play, role);
  await press(play, 'Next');
  return dialogOf(detailsTitle);
}

export const fullName = `${nadia['First name']} ${nadia['Last name']}`;
