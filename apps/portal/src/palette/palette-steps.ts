import { page, type Play } from '../testing/play.ts';

export const field = (play: Play) => page(play).findByRole('combobox', { name: 'Go to or run' });

/** Opens the palette by its button and types a text. */
export async function openPalette(play: Play, text = ''): Promise<void> {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Command palette' }));
  await play.userEvent.type(await field(play), text || '{Shift}');
}

export const option = (play: Play, name: string | RegExp) => page(play).findByRole('option', { name });

/** What assistive technology reads of an option: not its key. */
export const textOf = (entry: HTMLElement): string => {
  const read = entry.cloneNode(true) as HTMLElement;
  read.querySelector('kbd')?.remove();
  return read.textContent;
};

export const options = (play: Play) =>
  page(play)
    .queryAllByRole('option')
    .map((entry) => textOf(entry));
