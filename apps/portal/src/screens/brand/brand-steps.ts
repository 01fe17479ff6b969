import { getApplication, getBrand, type BrandDraft } from '@portal/api/contract';
import {
  aBrandDraft,
  anApplicationDetail,
  branding,
  handlersOf,
  lists,
  mock,
  scenario,
  someApplicationRows,
  someLooks,
  type Mock,
  type Scenario,
} from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

/** The studio over a list of applications that is quick to draw. */
export const studio = (...parts: readonly (Mock | Scenario)[]): Scenario =>
  scenario(
    lists(someApplicationRows(6), someApplicationRows(6)),
    mock(getApplication, { params: { id: '1147' } }, anApplicationDetail({ ApplicationId: 1147 })),
    branding(),
    ...parts,
  );

/** The studio with a draft that differs in these facts. */
export const studioWith = (draft: Partial<BrandDraft>): Scenario =>
  studio(branding({ draft: aBrandDraft(draft) }));

/** A scenario that calls change, fresh for each test. */
export const fresh = (make: () => Scenario) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof handlersOf>) => void } }) =>
    msw.use(...handlersOf(make())),
});

/** The draft is there at first, and has ended when the studio reads it again. */
export function endingDraft(look = 3): Mock {
  let reads = 0;
  return mock(getBrand, {}, () => {
    reads += 1;
    const published = someLooks.find(({ Number }) => Number === (reads > 1 ? look : 3)) ?? someLooks[0];
    if (!published) throw new Error('There are no looks.');
    const { Number, Theme, Images, PublishedAt, By } = published;
    return {
      Published: { Number, Theme, Images, PublishedAt, By },
      Draft: reads > 1 ? null : aBrandDraft(),
    };
  });
}

type Canvas = Pick<Play, 'canvas'>;

/** A card of the studio, once it is more than a placeholder and not of the page in the preview. */
const region = async ({ canvas }: Canvas, name: string) => {
  const find = () =>
    canvas
      .queryAllByRole('region', { name })
      .find((card) => !card.closest('[inert]') && !card.parentElement?.closest('[aria-busy=true]'));
  await waitFor(() => expect(find()).toBeDefined());
  return within(find() ?? document.body);
};
export const look = (play: Canvas) => region(play, 'Look');
export const previewCard = (play: Canvas) => region(play, 'Preview');
export const contrast = (play: Canvas) => region(play, 'Contrast');

/** A button of the studio, not of the page in its preview. */
export async function button({ canvas }: Canvas, name: string): Promise<HTMLElement> {
  const found = await canvas.findAllByRole('button', { name });
  const own = found.find((element) => !element.closest('[inert]'));
  if (!own) throw new Error(`There is no button ${name}.`);
  return own;
}

/** The part of the page with the look of the draft, once its content is there. */
export async function scope({ canvasElement }: Pick<Play, 'canvasElement'>): Promise<HTMLElement> {
  const find = () => canvasElement.querySelector<HTMLElement>('[data-look-preview]:has(h1, h2, p)');
  await waitFor(() => expect(find()).not.toBeNull());
  return find() ?? canvasElement;
}

/** Types a corner radius. */
export async function typeCorner(play: Play, text: string): Promise<void> {
  const corner = (await look(play)).getByLabelText('Corner');
  await play.userEvent.clear(corner);
  await play.userEvent.type(corner, text);
}

/** Opens the dialog of a button in the head. */
export const opened = (name: string, dialog: string) => async (play: Play) => {
  await play.userEvent.click(await button(play, name));
  await screen.findByRole('dialog', { name: dialog });
};

/** Opens the dialog of an entry of the menu More. */
export const chosen = (entry: string, dialog: string) => async (play: Play) => {
  await play.userEvent.click(await button(play, 'More'));
  await play.userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  await screen.findByRole('dialog', { name: dialog });
};

export const inDialog = async () => within(await screen.findByRole('dialog'));
