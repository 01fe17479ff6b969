import { expect, waitFor, within } from 'storybook/test';
import { hrefs } from '../../../base/paths.ts';
import type { Play } from '../../../testing/play.ts';

type Scene = Pick<Play, 'canvas'>;

/** The rows of the compact list, in order. */
export const rowsOf = ({ canvas }: Scene): HTMLElement[] =>
  within(canvas.getByRole('region', { name: 'Applications' }))
    .queryAllByRole('listitem')
    .filter((row) => row.dataset['position'] !== undefined);

/** The id of the application in the pane, also behind a dialog. */
export const paneTitle = ({ canvas }: Scene): string | undefined =>
  canvas.queryByRole('heading', { level: 2, name: /^\[\d+\]$/, hidden: true })?.textContent;

/** The link of the current row. */
export const markedLink = ({ canvas }: Scene): HTMLElement =>
  canvas.getByRole('link', { current: true, name: /\d$/ });

/** Waits until the application is shown in the pane and its row is the current one. */
export const shownApplication = (scene: Scene, id: number): Promise<void> =>
  waitFor(async () => {
    await expect(paneTitle(scene)).toBe(`[${id}]`);
    await expect([hrefs.application(id, 'my'), hrefs.application(id, 'all')]).toContain(
      markedLink(scene).getAttribute('href'),
    );
  });

/** Opens an application by a click on its row. */
export async function openHere({ canvas, userEvent }: Play, id: number): Promise<void> {
  const box = await canvas.findByRole('button', { name: `Row menu for application ${id}` });
  await userEvent.click(box.closest('li') as HTMLElement);
  await shownApplication({ canvas }, id);
}
