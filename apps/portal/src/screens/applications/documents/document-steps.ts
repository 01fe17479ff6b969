import { expect, fireEvent, within } from 'storybook/test';
import type { Canvas, Play } from '../../../testing/play.ts';

/** The value of `accept` for the accepted types. */
export const acceptedTypes = '.pdf .png .jpg .jpeg .docx';

export const documentsCard = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Documents' }));

/** Chooses files in the browser's file dialog. */
export async function chooseDocuments(
  { canvas, canvasElement }: Pick<Play, 'canvas' | 'canvasElement'>,
  ...files: readonly File[]
): Promise<void> {
  await expect(await (await documentsCard(canvas)).findByText(acceptedTypes)).toBeVisible();
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  await fireEvent.change(input);
}
