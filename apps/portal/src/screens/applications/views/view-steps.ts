import { aView, scenario, viewIdOf, viewing, type FakeViews, type Mock } from '@portal/api/mocks';
import { expect, within } from 'storybook/test';
import { hrefs } from '../../../base/paths.ts';
import { page, type Play } from '../../../testing/play.ts';
import { installScenario } from '../../../testing/portal-story.tsx';

/** Without default views in the browser. */
export const startWithoutMemory: typeof installScenario = (context) => {
  localStorage.clear();
  return installScenario(context);
};

/** The list with these views. */
export const viewsStory = (given?: FakeViews, ...more: readonly Mock[]) => scenario(viewing(given), ...more);

/** The address of a view of the list of all applications. */
export const savedAt = (number: number, changed = ''): string =>
  `${hrefs.list('all')}?saved=${viewIdOf(number)}${changed}`;

/** A shared view of another author. */
export const sharedView = aView({
  Id: viewIdOf(3),
  Name: 'Documents outstanding',
  Shared: true,
  Mine: false,
  MayChange: false,
  AuthorName: 'Alan All',
});

/** Opens the menu of the views. */
export async function openViews(play: Play, name = 'Views') {
  await play.userEvent.click(await play.canvas.findByRole('button', { name }));
  return within(await page(play).findByRole('menu', { name }));
}

/** Opens the menu and chooses one of its last entries. */
export async function chooseInViews(play: Play, entry: string, name?: string) {
  const menu = await openViews(play, name);
  await play.userEvent.click(await menu.findByRole('menuitem', { name: entry }));
}

/** Opens the dialog 'Save as new view'. */
export async function openSaving(play: Play) {
  await chooseInViews(play, 'Save as new view');
  return within(await page(play).findByRole('dialog', { name: 'Save as new view' }));
}

/** The list has been loaded. */
export const listed = (play: Pick<Play, 'canvas'>, range = '1 - 4 of 4') =>
  expect(play.canvas.findByText(range)).resolves.toBeVisible();
