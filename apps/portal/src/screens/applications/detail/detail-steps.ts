import { within } from 'storybook/test';
import type { Canvas } from '../../../testing/play.ts';

/** A card of the application by its heading. */
export const card = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** The cell texts of a table's rows, without the header. */
export const rowsOfTable = (place: Canvas): string[][] =>
  place
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

/** The column headings of a table, including visually hidden ones. */
export const headsOfTable = (place: Canvas): string[] =>
  place.getAllByRole('columnheader').map((head) => head.textContent);
