import { getBrand, saveBrandDraft } from '@portal/api/contract';
import {
  aBrandDraft,
  brandDraftId,
  branding,
  errorResponse,
  mock,
  noResponse,
  recorded,
  scenario,
  someLooks,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { arriveAt } from '../../testing/play.ts';
import { installScenario, PortalStory } from '../../testing/portal-story.tsx';
import { button, endingDraft, fresh, look, scope, studio, studioWith, typeCorner } from './brand-steps.ts';

const meta = preview.meta({
  title: 'Screens/Brand studio/Page',
  component: PortalStory,
  args: { at: '/admin/brand', scenario: studio() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const draftStatus = 'Draft of look 3, saved 09:14';

/** Shows the draft of a look, with the preview in its brand colour. */
export const Default = meta.story({ tags: ['state:studio.page.draft'] });
Default.test(
  'names the draft and what is published, and draws only the preview in the new brand (STUDIO-001, STUDIO-005, STUDIO-012, STUDIO-020)',
  async (play) => {
    const { canvas } = play;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Brand studio' })).toBeVisible();
    await expect(await canvas.findByText(draftStatus)).toHaveAttribute('role', 'status');
    await expect(canvas.getByText('Draft')).toBeVisible();
    await expect(document.title).toMatch(/^Brand studio/);
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(crumbs.getByRole('link', { name: 'Tenant Configuration' })).toHaveAttribute(
      'href',
      '/admin',
    );
    await expect(crumbs.getByText('Brand studio')).toHaveAttribute('aria-current', 'page');
    const fields = await look(play);
    await expect(fields.getByLabelText(/^Brand/)).toHaveValue('#1f7a8c');
    await expect(fields.getByText('Published: #0b5cab')).toBeVisible();
    await expect(fields.getByRole('button', { name: 'Reset brand' })).toBeVisible();
    const inside = await scope(play);
    const brandIn = (element: Element) => getComputedStyle(element).getPropertyValue('--portal-brand');
    await expect(brandIn(inside)).toBe('rgb(31, 122, 140)');
    await expect(brandIn(await button(play, 'Publish'))).toBe('rgb(11, 92, 171)');
  },
);

/** A tenant that never changed its look. */
export const Untouched = meta.story({
  args: { scenario: studio(branding({ looks: someLooks.slice(0, 1), draft: null })) },
  tags: ['state:studio.page.untouched'],
});
Untouched.test(
  'names look 1 alone and says why nothing can be published (STUDIO-005, STUDIO-006, STUDIO-007)',
  async (play) => {
    const { canvas, userEvent } = play;
    await expect(await canvas.findByText('Look 1')).toBeVisible();
    await expect(canvas.getByText('Published')).toBeVisible();
    for (const name of ['Publish', 'Share']) {
      const disabled = await button(play, name);
      await expect(disabled).toHaveAttribute('aria-disabled', 'true');
      await userEvent.hover(disabled);
      await expect(await canvas.findByRole('tooltip')).toHaveTextContent('There is no draft.');
      await userEvent.click(disabled);
      await expect(document.querySelector('[role=dialog]')).toBeNull();
      await userEvent.unhover(disabled);
    }
    await expect(await button(play, 'History')).toBeEnabled();
  },
);

/** Shown while the look loads. */
export const Loading = meta.story({
  args: { scenario: studio(noResponse(getBrand)) },
  tags: ['state:studio.page.loading'],
});
Loading.test('shows empty frames below the title (STUDIO-081)', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Brand studio' })).toBeVisible();
  for (const name of ['Look', 'Preview', 'Contrast'])
    await expect(canvas.getByRole('region', { name })).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Look' }).closest('[aria-busy=true]')).not.toBeNull();
});

/** The look could not be read. */
export const LoadFailed = meta.story({
  args: { scenario: studio(errorResponse(getBrand, 500)) },
  tags: ['state:studio.page.load-failed'],
});
LoadFailed.test(
  'keeps the title and reads again on Retry (STUDIO-081)',
  async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('The studio cannot be shown.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Brand studio' })).toBeVisible();
    msw.use(mock(getBrand, {}, { Published: published(3), Draft: aBrandDraft() }).handler);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(draftStatus)).toBeVisible();
  },
);

function published(number: number) {
  const found = someLooks.find((one) => one.Number === number);
  if (!found) throw new Error('A look is missing.');
  const { Number, Theme, Images, PublishedAt, By } = found;
  return { Number, Theme, Images, PublishedAt, By };
}

/** A change is being saved. */
export const Saving = meta.story({
  args: { scenario: studio(noResponse(saveBrandDraft)) },
  tags: ['state:studio.page.saving'],
  play: async (play) => {
    await typeCorner(play, '12');
    await play.canvas.findByText('Saving draft');
  },
});
Saving.test('asks before the window closes (STUDIO-013, STUDIO-015)', async ({ canvas }) => {
  await expect(canvas.getByText('Saving draft')).toHaveAttribute('role', 'status');
  await expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});

export const Saved = meta.story({ tags: ['!dev', '!autodocs'], ...fresh(() => branding()) });
Saved.test('saves once after the last change, without a button (STUDIO-013)', async (play) => {
  const { canvas, msw } = play;
  const save = recorded(
    mock(saveBrandDraft, { body: { DraftId: null, Revision: null, Changes: {} } }, ({ body }) => ({
      ErrorNo: 0,
      Draft: aBrandDraft({
        Revision: 2,
        Theme: {
          brand: (body as { Changes: { Brand: string } }).Changes.Brand,
          nav: '#10243e',
        },
      }),
      Conflicts: [],
    })),
  );
  msw.use(save.handler);
  const brand = (await look(play)).getByLabelText(/^Brand/);
  await play.userEvent.clear(brand);
  await play.userEvent.type(brand, '7A1FA2');
  await canvas.findByText('Saving draft');
  await expect(await canvas.findByText(draftStatus)).toBeVisible();
  await expect(save.requests.map(({ body }) => body)).toEqual([
    { DraftId: brandDraftId, Revision: 1, Changes: { Brand: '#7a1fa2' } },
  ]);
});
Saved.test('saves before another page of the portal opens (STUDIO-015)', async (play) => {
  const { canvas, msw, userEvent } = play;
  const save = recorded(
    mock(
      saveBrandDraft,
      { body: { DraftId: null, Revision: null, Changes: {} } },
      { ErrorNo: 0, Draft: aBrandDraft({ Revision: 2 }), Conflicts: [] },
    ),
  );
  msw.use(save.handler);
  await typeCorner(play, '12');
  const [navigation] = canvas.getAllByRole('navigation', { name: 'Main' });
  if (navigation) await userEvent.click(within(navigation).getByRole('link', { name: 'Reports' }));
  await waitFor(() => expect(save.requests).toHaveLength(1));
});
Saved.test('ends the draft without asking when no field differs any more (STUDIO-012)', async (play) => {
  const { canvas, userEvent } = play;
  await userEvent.click((await look(play)).getByRole('button', { name: 'Reset brand' }));
  await expect(await canvas.findByText('Look 3, published 12 Mar 2026 09:14 by Fiona Full')).toBeVisible();
  await expect(canvas.getByText('Published')).toBeVisible();
});

/** A change could not be saved; its value is kept. */
export const SaveFailed = meta.story({
  args: { scenario: studio(errorResponse(saveBrandDraft, 500)) },
  tags: ['state:studio.page.save-failed'],
  play: async (play) => {
    await typeCorner(play, '12');
    await play.canvas.findByText('Draft not saved', {}, { timeout: 3_000 });
  },
});
SaveFailed.test('keeps the value and saves again on Retry (STUDIO-014)', async (play) => {
  const { canvas, msw, userEvent } = play;
  await expect(canvas.getByText('Draft not saved')).toHaveAttribute('role', 'alert');
  await expect((await look(play)).getByLabelText('Corner')).toHaveValue(12);
  const draft = aBrandDraft({ Revision: 2, Theme: { brand: '#1f7a8c', nav: '#10243e', radius: 12 } });
  msw.use(
    mock(
      saveBrandDraft,
      { body: { DraftId: null, Revision: null, Changes: {} } },
      { ErrorNo: 0, Draft: draft, Conflicts: [] },
    ).handler,
    mock(getBrand, {}, { Published: published(3), Draft: draft }).handler,
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(await canvas.findByText(draftStatus)).toBeVisible();
});
SaveFailed.test('saves again when the browser is online again (STUDIO-014)', async ({ canvas, msw }) => {
  const draft = aBrandDraft({ Revision: 2, Theme: { brand: '#1f7a8c', nav: '#10243e', radius: 12 } });
  msw.use(
    mock(
      saveBrandDraft,
      { body: { DraftId: null, Revision: null, Changes: {} } },
      { ErrorNo: 0, Draft: draft, Conflicts: [] },
    ).handler,
    mock(getBrand, {}, { Published: published(3), Draft: draft }).handler,
  );
  window.dispatchEvent(new Event('online'));
  await expect(await canvas.findByText(draftStatus)).toBeVisible();
});

const oldLink = '/admin/brand?draft=b4a7d000-0000-4000-8000-000000000099';

/** A link to a draft of another tenant, or of long ago. */
export const NotFound = meta.story({
  args: { at: oldLink, scenario: studio(errorResponse(saveBrandDraft, 404)) },
  tags: ['state:studio.page.not-found'],
});
NotFound.test('says so and links to the studio (STUDIO-046, STUDIO-047)', async (play) => {
  const { canvas, userEvent } = play;
  await expect(await canvas.findByText('This draft cannot be found.')).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Open the studio' }));
  await expect(await canvas.findByText(draftStatus)).toBeVisible();
});

const publishedSentence = 'This draft was published as look 4 by Fiona Full on 12 Mar 2026 09:14.';

/** A link to a draft that was published. */
export const EndedPublished = meta.story({
  args: { at: oldLink, scenario: studio(errorResponse(saveBrandDraft, 409, publishedSentence)) },
  tags: ['state:studio.page.ended-published'],
});
EndedPublished.test('says what became of it (STUDIO-047)', async ({ canvas }) => {
  await expect(await canvas.findByText(publishedSentence)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Open the studio' })).toHaveAttribute('href', '/admin/brand');
  await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
});

/** A link to the draft that another administrator shared. */
export const Linked = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: `/admin/brand?draft=${brandDraftId}` },
});
Linked.test('opens the draft that a link names (STUDIO-046)', async ({ canvas }) => {
  await expect(await canvas.findByText(draftStatus)).toBeVisible();
});

const discardedSentence = 'This draft was discarded by Fred Federated on 21 Nov 2026 09:20.';

/** Another administrator discarded the draft while it was open here. */
export const EndedElsewhere = meta.story({
  tags: ['state:studio.page.ended-elsewhere', 'release'],
  ...fresh(() => scenario(errorResponse(saveBrandDraft, 409, discardedSentence), endingDraft())),
  play: async (play) => {
    await typeCorner(play, '12');
    await play.canvas.findByText(discardedSentence);
  },
});
EndedElsewhere.test('keeps what was typed and offers both ways on (STUDIO-052)', async (play) => {
  const { canvas, userEvent } = play;
  await expect(canvas.getByText(discardedSentence).closest('[role=alert]')).not.toBeNull();
  await expect((await look(play)).getByLabelText('Corner')).toHaveValue(12);
  await expect(canvas.getByRole('button', { name: 'Begin a draft with my values' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show what is published' }));
  await expect(await canvas.findByText(/^Look 3, published/)).toBeVisible();
  await expect((await look(play)).getByLabelText('Corner')).toHaveValue(6);
  await expect(canvas.queryByText(discardedSentence)).toBeNull();
});
EndedElsewhere.test('begins a draft with the values of this page (STUDIO-052)', async (play) => {
  const { canvas, msw, userEvent } = play;
  const save = recorded(
    mock(
      saveBrandDraft,
      { body: { DraftId: null, Revision: null, Changes: {} } },
      { ErrorNo: 0, Draft: aBrandDraft({ DraftId: 'b4a7d000-0000-4000-8000-000000000002' }), Conflicts: [] },
    ),
  );
  msw.use(save.handler);
  await userEvent.click(canvas.getByRole('button', { name: 'Begin a draft with my values' }));
  await waitFor(() =>
    expect(save.requests.map(({ body }) => body)).toEqual([
      { DraftId: null, Revision: null, Changes: { Brand: '#1f7a8c', Corner: 12 } },
    ]),
  );
});

export const NotPermitted = meta.story({ tags: ['!dev', '!autodocs'], args: { as: 'MY' } });
NotPermitted.test('answers like an unknown path without the claim (STUDIO-002)', (play) =>
  arriveAt(play, '/list'),
);

export const UnknownPath = meta.story({ tags: ['!dev', '!autodocs'], args: { at: '/admin/brand/x' } });
UnknownPath.test('a longer path is unknown (STUDIO-003)', (play) => arriveAt(play, '/list'));

export const ClaimLost = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: studio(errorResponse(getBrand, 403)) },
});
ClaimLost.test('leads to the landing route if the claim was taken away (STUDIO-081)', (play) =>
  arriveAt(play, '/list'),
);

/** The studio in dark mode, with the preview in light mode. */
export const Dark = meta.story({ globals: { mode: 'dark' }, tags: ['state:studio.dark.draft'] });
Dark.test('keeps the preview light in a dark page (STUDIO-021, STUDIO-082)', async (play) => {
  const inside = await scope(play);
  await expect(getComputedStyle(inside).colorScheme).toBe('light');
  await expect(getComputedStyle(inside).backgroundColor).toBe('rgb(255, 255, 255)');
  await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
});

/** The studio of Banksia Mutual: a yellow brand, compact, with corners of 2 px. */
export const Banksia = meta.story({
  globals: { tenant: 'banksia' },
  args: {
    tenant: 'banksia',
    scenario: studioWith({ Theme: { brand: '#f4b400', nav: '#26231c', radius: 2, density: 0.875 } }),
  },
  tags: ['state:studio.banksia.draft'],
});
Banksia.test(
  'draws the preview with the values of the draft, not with those of the page (STUDIO-021)',
  async (play) => {
    const inside = getComputedStyle(await scope(play));
    await expect(inside.getPropertyValue('--portal-radius')).toBe('2px');
    await expect(inside.getPropertyValue('--portal-density')).toBe('0.875');
  },
);
