import { fireEvent, waitFor, within } from 'storybook/test';
import { page, type Play } from '../../testing/play.ts';

/** Opens the More menu and returns the texts of its entries. */
export async function openMore(play: Play): Promise<readonly string[]> {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'More' }));
  return (await page(play).findAllByRole('menuitem')).map((entry) => entry.textContent);
}

/** Chooses an entry of the More menu. */
export async function chooseMore(play: Play, name: string): Promise<void> {
  await openMore(play);
  await play.userEvent.click(page(play).getByRole('menuitem', { name }));
}

export async function openUpload(play: Play) {
  await chooseMore(play, 'Upload Applications');
  return within(await page(play).findByRole('dialog', { name: 'Upload Applications' }));
}

export const dropText = 'Click here or drop document files to upload';

export const dropButton = (play: Pick<Play, 'canvasElement'>): HTMLElement =>
  page(play).getByRole('button', { name: new RegExp(`^${dropText}`) });

const transferOf = (...files: readonly File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

/** Drags files over the drop zone, or drops them. */
export const drag = (
  play: Pick<Play, 'canvasElement'>,
  type: 'dragenter' | 'drop',
  ...files: readonly File[]
) =>
  fireEvent(
    dropButton(play),
    new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transferOf(...files) }),
  );

export function fileInput({ canvasElement }: Pick<Play, 'canvasElement'>): HTMLInputElement {
  const input = canvasElement.ownerDocument.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (!input) throw new Error('There is no file input.');
  return input;
}

/** Chooses a file in the browser's file dialog. */
export async function chooseFile(play: Pick<Play, 'canvasElement'>, file: File): Promise<void> {
  const input = fileInput(play);
  input.files = transferOf(file).files;
  await fireEvent.change(input);
}

/** Waits for the first item that a mock records. */
export const first = <T>(list: readonly T[]): Promise<T> =>
  waitFor(() => {
    const [item] = list;
    if (item === undefined) throw new Error('There is none yet.');
    return item;
  });
