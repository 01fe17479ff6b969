import { within } from 'storybook/test';
import { page, type Play } from '../../testing/play.ts';

export const rowMenuName = (id: number) => `Row menu for application ${id}`;

/** Opens the row menu of an application. */
export async function openRowMenu({ canvas, userEvent }: Play, id: number): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: rowMenuName(id) }));
}

/** Selects the rows of these applications. */
export async function tick({ canvas, userEvent }: Play, ...ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select application ${id}` }));
  }
}

/** Opens the cancel dialog from the row menu. */
export async function cancelFromRow(play: Play, id: number) {
  await openRowMenu(play, id);
  await play.userEvent.click(await page(play).findByRole('menuitem', { name: 'Cancel Application' }));
  return within(await page(play).findByRole('dialog'));
}

/** Opens the cancel dialog for the selected rows. */
export async function cancelTicked(play: Play, count: number) {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'More' }));
  await play.userEvent.click(
    await page(play).findByRole('menuitem', { name: `Cancel ${count} application(s)` }),
  );
  return within(await page(play).findByRole('dialog'));
}
