import { aSheet } from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import { page, type Play } from '../../../testing/play.ts';
import { chooseFile, openUpload } from '../load-steps.ts';

export const list = (play: Pick<Play, 'canvasElement'>) =>
  within(page(play).getByRole('dialog', { name: 'Correct applications-november.xlsx' }));

export async function opened(play: Play) {
  const dialog = await openUpload(play);
  await chooseFile(play, aSheet());
  await play.userEvent.click(await dialog.findByRole('button', { name: 'Correct here' }));
  await page(play).findByRole('dialog', { name: 'Correct applications-november.xlsx' });
}
export const field = (play: Play, name: string) => list(play).getByLabelText(name);
const button = (play: Play, name: string | RegExp) => list(play).getByRole('button', { name });
export const press = (play: Play, name: string | RegExp) => play.userEvent.click(button(play, name));
export async function type(play: Play, name: string, text: string) {
  await play.userEvent.clear(field(play, name));
  if (text !== '') await play.userEvent.type(field(play, name), text);
}
export const expectReason = (play: Play, reason: string, uploads = 40) =>
  waitFor(async () => {
    const upload = button(play, new RegExp(`^Upload ${uploads} application`));
    await expect(upload.getAttribute('aria-disabled')).toBe(reason === '' ? null : 'true');
    if (reason !== '') await expect(list(play).getByText(reason)).toBeVisible();
  });

/** Changes every wrong cell of the default list. */
export async function correctAll(play: Play) {
  await type(play, 'Row 5, PrimaryEmail', 'ada.okafor@post.example');
  await play.userEvent.selectOptions(field(play, 'Row 17, SubBrand'), 'Harbour Direct');
  await type(play, 'Row 29, InvestmentAmount', '5000');
}
