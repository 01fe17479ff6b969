import { within } from 'storybook/test';

const inside = (element: HTMLElement) => within(element);
export type Canvas = ReturnType<typeof inside>;

export const columnTable = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Column configuration' }));
export const rowTable = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Application Detail Row configuration' }));
export const headings = (table: Canvas) =>
  table.getAllByRole('columnheader').map(({ textContent }) => textContent);
export const previewHeadings = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Preview of the applications table' }))
    .queryAllByRole('columnheader')
    .map(({ textContent }) => textContent);
export const button = (table: Canvas, name = 'Save') => table.getByRole('button', { name });
