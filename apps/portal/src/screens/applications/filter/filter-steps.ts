import { within } from 'storybook/test';
import { page, type Play } from '../../../testing/play.ts';

const inside = (element: HTMLElement) => within(element);

export async function openFilter(play: Play): Promise<void> {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Filter' }));
  await page(play).findByRole('dialog', { name: 'Filter' });
}

export const filterDialog = (play: Pick<Play, 'canvasElement'>) =>
  inside(page(play).getByRole('dialog', { name: 'Filter' }));

export const filterSelect = (play: Pick<Play, 'canvasElement'>, name: string) =>
  filterDialog(play).getByRole('combobox', { name });

/** Opens a select of the filter dialog and returns its list. */
async function openSelect(play: Play, name: string) {
  await play.userEvent.click(filterSelect(play, name));
  return inside(await filterDialog(play).findByRole('listbox', { name }));
}

/** The options that a select of the filter dialog offers. Closes the select again. */
export async function optionsOf(play: Play, name: string): Promise<(string | null)[]> {
  const list = await openSelect(play, name);
  const texts = list.getAllByRole('option').map((option) => option.textContent);
  await play.userEvent.click(filterSelect(play, name));
  return texts;
}

/** Toggles options of a select of the filter dialog, then closes it. */
export async function tickOption(play: Play, name: string, ...options: readonly string[]): Promise<void> {
  const list = await openSelect(play, name);
  for (const option of options) await play.userEvent.click(list.getByRole('option', { name: option }));
  await play.userEvent.click(filterSelect(play, name));
}
