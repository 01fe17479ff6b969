import { screen, within } from 'storybook/test';
import type { Play } from '../../../testing/play.ts';

/** The screens and dialogs arrive as scripts of their own, which a cold workbench builds first. */
export const patience = { timeout: 5_000 };

/** Opens the menu of an application's page and chooses an entry; its dialog has the same name. */
export const begin =
  (name: string) =>
  async (play: Pick<Play, 'canvas' | 'userEvent'>): Promise<void> => {
    await openMenu(play);
    await play.userEvent.click(await screen.findByRole('menuitem', { name }, patience));
    await screen.findByRole('dialog', { name }, patience);
  };

export const openMenu = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Actions' }, patience));

/** The one dialog that is open. */
export const dialog = () => within(screen.getByRole('dialog'));

export const press = (name: string, { userEvent }: Pick<Play, 'userEvent'>): Promise<void> =>
  userEvent.click(dialog().getByRole('button', { name }));
