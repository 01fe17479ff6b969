import { screen, within } from 'storybook/test';
import type { Play } from '../../../testing/play.ts';

/** Opens the actions menu of an application's page and chooses an entry; its dialog has the same name. */
export const begin =
  (name: string) =>
  async (play: Pick<Play, 'canvas' | 'userEvent'>): Promise<void> => {
    await openMenu(play);
    await play.userEvent.click(await screen.findByRole('menuitem', { name }));
    await screen.findByRole('dialog', { name });
  };

export const openMenu = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));

export const dialog = () => within(screen.getByRole('dialog'));

export const press = (name: string, { userEvent }: Pick<Play, 'userEvent'>): Promise<void> =>
  userEvent.click(dialog().getByRole('button', { name }));
