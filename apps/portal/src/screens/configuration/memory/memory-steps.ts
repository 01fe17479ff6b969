import { lists, remembering, scenario, someApplicationRows } from '@portal/api/mocks';
import type { TableVersion } from '@portal/api/contract';
import { page, type Play } from '../../../testing/play.ts';
import { columnTable } from '../configuration-steps.ts';

/** The whole portal with the versions of both tables. */
export const remembered = (columns?: readonly TableVersion[], rows?: readonly TableVersion[]) =>
  scenario(lists(someApplicationRows(1)), remembering(columns, rows));

export const dialog = async (play: Pick<Play, 'canvasElement'>, name: string) =>
  page({ canvasElement: play.canvasElement }).findByRole('dialog', { name });

/** Opens the history of the columns. */
export async function openHistory({ canvas, canvasElement, userEvent }: Play) {
  const table = await columnTable(canvas);
  await userEvent.click(await table.findByRole('button', { name: 'History of columns' }));
  return dialog({ canvasElement }, 'History of columns');
}

/** Switches columns on or off. */
export async function tick(
  { canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>,
  ...names: readonly string[]
) {
  const table = await columnTable(canvas);
  for (const name of names) await userEvent.click(await table.findByRole('checkbox', { name }));
}

export async function save({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.click(await (await columnTable(canvas)).findByRole('button', { name: 'Save' }));
}

export const rowsOf = (table: HTMLElement): (string | null)[][] =>
  [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );
