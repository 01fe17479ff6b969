import { expect, within } from 'storybook/test';
import { page, type Play } from '../../../../testing/play.ts';

/** The button in the cell of a row, also behind a dialog; its name begins with the value. */
export const cellButton = ({ canvas }: Pick<Play, 'canvas'>, fact: 'assignee' | 'label', id: number) =>
  canvas.findByRole('button', { name: new RegExp(`Edit ${fact} of application ${id}$`), hidden: true });

/** Opens an edit dialog from its cell and waits for its choices. */
export async function openFromCell(play: Play, fact: 'assignee' | 'label', id: number) {
  await play.userEvent.click(await cellButton(play, fact, id));
  const dialog = within(
    await page(play).findByRole('dialog', { name: fact === 'assignee' ? 'Assignee' : 'Label' }),
  );
  await dialog.findAllByRole('radio');
  return dialog;
}

/** Expects each of these buttons to exist and to be disabled. */
export async function expectDisabled(dialog: ReturnType<typeof within>, ...names: readonly string[]) {
  for (const name of names) {
    await expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
}
