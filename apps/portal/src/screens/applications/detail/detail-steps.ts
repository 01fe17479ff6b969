import { within } from 'storybook/test';
import type { Canvas } from '../../../testing/play.ts';

/** The screens arrive as scripts of their own, which a cold workbench builds first. */
export const patience = { timeout: 5000 };

/** A card of the application by its heading. */
export const card = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }, patience));

/** The texts of a table's rows, cell by cell, without its head. */
export const rowsOfTable = (place: Canvas): string[][] =>
  place
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

/** The headings of a table's columns, those that are only read out included. */
export const headsOfTable = (place: Canvas): string[] =>
  place.getAllByRole('columnheader').map((head) => head.textContent);
