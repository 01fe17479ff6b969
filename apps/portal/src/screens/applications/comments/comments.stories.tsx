import { addComment, getComments, Permission, type Claim } from '@portal/api/contract';
import {
  aComment,
  commenting,
  detailOf,
  handlersOf,
  recorded,
  errorResponse,
  scenario,
  delayed,
  type Mock,
  type Scenario,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storedDraft } from '../../../testing/stored-draft.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import type { Canvas, Play } from '../../../testing/play.ts';

const meta = preview.meta({
  title: 'Screens/Applications/Detail/Comments',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: detailOf() },
  beforeEach: (context) => {
    sessionStorage.clear();
    installScenario(context);
  },
  parameters: { layout: 'fullscreen', picture: { role: 'region', name: 'Comments' } },
  tags: ['screen'],
});

const emptyRefused = 'Empty comment cannot be saved.';
const tooLong = 'Comment cannot be longer than 500 characters.';

const somebodyWith = (...claims: readonly Claim[]) => ({
  name: 'Somebody',
  claims: [Permission.allAppsInstance, ...claims],
});

const card = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Comments' }));
const box = async (canvas: Canvas) => (await card(canvas)).findByRole('textbox', { name: 'Comment' });
/** The comments as displayed. */
const written = async (canvas: Canvas) =>
  (await (await card(canvas)).findAllByRole('listitem')).map((entry) => entry.textContent);

/** Enters the text in one change, like a paste. */
async function write({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, text: string) {
  await userEvent.clear(await box(canvas));
  await userEvent.click(await box(canvas));
  await userEvent.paste(text);
}
async function save({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.click((await card(canvas)).getByRole('button', { name: 'Save' }));
}
const find = (mocks: Scenario, endpoint: typeof addComment | typeof getComments): Mock => {
  const found = mocks.find((mock) => mock.endpoint === endpoint);
  if (!found) throw new Error('The scenario has no such call.');
  return found;
};

const five = 'Waiting for the bank. '.repeat(23).slice(0, 500);
const manyKinds = [
  aComment({ CommentId: 5, Comment: '<b>x</b>' }),
  aComment({ CommentId: 4, Comment: 'First line\nSecond line' }),
  aComment({ CommentId: 3, Comment: five }),
  aComment({ CommentId: 2, Comment: 'Donaudampfschifffahrtsgesellschaft'.repeat(9) }),
  aComment({ CommentId: 1, UserDisplayName: 'Priya Raman', Comment: 'First of all.' }),
];

/** Shows the comments on an application. */
export const Default = meta.story({
  args: { scenario: scenario(detailOf(), commenting(manyKinds)) },
  tags: ['state:comments.card.populated'],
});
Default.test(
  'shows author, text and time, newest first, with markup as plain text (CMT-001, CMT-002, CMT-011, DETAIL-071, DETAIL-082)',
  async ({ canvas }) => {
    await expect(await written(canvas)).toEqual([
      'AAAnn Able20 Mar 2026 17:05<b>x</b>',
      'AAAnn Able20 Mar 2026 17:05First line\nSecond line',
      `AAAnn Able20 Mar 2026 17:05${five}`,
      `AAAnn Able20 Mar 2026 17:05${'Donaudampfschifffahrtsgesellschaft'.repeat(9)}`,
      'PRPriya Raman20 Mar 2026 17:05First of all.',
    ]);
    await expect((await card(canvas)).getByText(/^First line/)).toHaveStyle({ whiteSpace: 'pre-line' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
);

/** Shown when the application has no comments. */
export const Empty = meta.story({
  args: { scenario: scenario(detailOf(), commenting([])) },
  tags: ['state:comments.card.empty'],
});
Empty.test('says that there are no comments and shows the box', async ({ canvas }) => {
  await expect(await (await card(canvas)).findByText('No comments.')).toBeVisible();
  await expect(await box(canvas)).toHaveValue('');
  await expect((await card(canvas)).queryByRole('button', { name: 'Retry' })).toBeNull();
});

/** Shown when the comments could not be loaded. */
export const Failed = meta.story({
  args: { scenario: scenario(detailOf(), errorResponse(getComments, 500)) },
});
Failed.test(
  'looks empty except for Retry and keeps the other cards (DETAIL-080, OP-250)',
  async ({ canvas, userEvent, msw }) => {
    const comments = await card(canvas);
    await expect(await comments.findByText('No comments.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Details' })).toHaveTextContent('Trust Individual');
    msw.use(...handlersOf(detailOf()));
    await userEvent.click(comments.getByRole('button', { name: 'Retry' }));
    await expect(await written(canvas)).toHaveLength(2);
  },
);

/** Shown to users who may read comments but not add any. */
export const ReadOnly = meta.story({
  args: { as: somebodyWith(Permission.commentsView) },
  tags: ['state:comments.card.read-only'],
});
ReadOnly.test(
  'lists comments without a box if the user may not add any (CMT-012, PERM-021)',
  async ({ canvas }) => {
    await expect(await written(canvas)).toHaveLength(2);
    await expect((await card(canvas)).queryByRole('textbox')).toBeNull();
  },
);

const asked = recorded(find(commenting(), getComments));
/** Shown to users who may add comments but not read any. */
export const BoxOnly = meta.story({
  args: { as: somebodyWith(Permission.commentAdd), scenario: scenario(detailOf(), asked) },
  tags: ['state:comments.card.box-only'],
});
BoxOnly.test(
  'shows only the box and requests no comments if the user may not read them (CMT-003, PERM-022)',
  async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent }, 'Hi');
    await save({ canvas, userEvent });
    await waitFor(async () => expect(await box(canvas)).toHaveValue(''));
    await expect((await card(canvas)).queryByRole('listitem')).toBeNull();
    await expect((await card(canvas)).queryByText('No comments.')).toBeNull();
    await expect(asked.requests).toEqual([]);
  },
);

/** Shown to users who may neither read nor add comments: the card is hidden. */
export const WithoutClaims = meta.story({ args: { as: somebodyWith() } });
WithoutClaims.test('hides the card if the user may neither read nor write', async ({ canvas }) => {
  await canvas.findByRole('region', { name: 'Details' });
  await expect(canvas.queryByRole('region', { name: 'Comments' })).toBeNull();
});

const nothingSent = recorded(find(commenting(), addComment));
/** Shown when a user saves a blank comment. */
export const EmptyRefused = meta.story({
  args: { scenario: scenario(detailOf(), nothingSent) },
  tags: ['state:comments.box.empty-refused'],
  play: async (play) => {
    await write(play, '   ');
    await save(play);
  },
});
EmptyRefused.test(
  'says that a blank comment cannot be saved and sends nothing (CMT-005, CMT-006, CMT-007, ERR-003)',
  async ({ canvas, userEvent }) => {
    await expect(await (await card(canvas)).findByText(emptyRefused)).toBeVisible();
    await expect(await box(canvas)).toBeInvalid();
    await expect(nothingSent.requests).toEqual([]);
    await write({ canvas, userEvent }, 'Hi');
    await expect((await card(canvas)).queryByText(emptyRefused)).toBeNull();
  },
);

/** Shown when a comment exceeds 500 characters. */
export const TooLong = meta.story({
  args: { scenario: scenario(detailOf(), nothingSent) },
  tags: ['state:comments.box.too-long'],
  play: async (play) => {
    await write(play, 'x'.repeat(501));
    await save(play);
  },
});
TooLong.test(
  'says that 501 characters are too many, keeps them and sends nothing (CMT-009, CMT-010, ERR-004)',
  async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText(tooLong)).toBeVisible();
    await expect(await box(canvas)).toHaveValue('x'.repeat(501));
    await expect(nothingSent.requests).toEqual([]);
  },
);

const alike = commenting();
const slow = delayed(find(alike, addComment));
/** Shown while a comment is being saved. */
export const Saving = meta.story({
  args: { scenario: scenario(detailOf(), alike, slow) },
  tags: ['state:comments.box.saving'],
  play: async (play) => {
    await write(play, 'y'.repeat(500));
    await save(play);
  },
});
Saving.test(
  'keeps the text readable while saving, then shows the comment first and empties the box (CMT-004, CMT-008)',
  async ({ canvas }) => {
    const saving = (await card(canvas)).getByRole('button', { name: 'Save' });
    await expect(saving).toHaveAttribute('data-pending');
    await expect(await box(canvas)).toHaveValue('y'.repeat(500));
    slow.respond();
    await waitFor(async () => expect((await written(canvas))[0]).toContain('y'.repeat(500)));
    await waitFor(async () => expect(await box(canvas)).toHaveValue(''));
    await expect((await card(canvas)).getByText('Comment saved')).toBeInTheDocument();
  },
);

/** Shown when a comment could not be saved. */
export const SaveFailed = meta.story({
  args: { scenario: scenario(detailOf(), errorResponse(addComment, 500)) },
  tags: ['state:comments.box.save-failed'],
  play: async (play) => {
    await write(play, 'Hi');
    await save(play);
    await (await card(play.canvas)).findByRole('button', { name: 'Retry' });
  },
});
SaveFailed.test(
  'says that the comment was not saved and keeps its text until it is (ERR-028)',
  async ({ canvas, userEvent, msw }) => {
    const comments = await card(canvas);
    await expect(await box(canvas)).toHaveValue('Hi');
    await expect(await written(canvas)).toHaveLength(2);
    await expect(comments.getByRole('alert')).toHaveTextContent(
      'The comment was not saved. The text is kept.',
    );
    msw.use(...handlersOf(detailOf()));
    await userEvent.click(comments.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await written(canvas)).toHaveLength(3));
    await expect(comments.queryByRole('alert')).toBeNull();
    await expect(comments.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
);
SaveFailed.test('the button is Save again when the text changes', async ({ canvas, userEvent }) => {
  await write({ canvas, userEvent }, 'Hi there');
  await expect((await card(canvas)).getByRole('button', { name: 'Save' })).toBeVisible();
});

const draftOf = (person: string) => storedDraft('comment 00000000-0000-4000-8000-000000001001', person);
/** Shown after a reload: the unsaved comment is restored. */
export const Draft = meta.story({
  beforeEach: () => {
    draftOf('G-FULL').write('Half a thou');
    draftOf('G-MY').write('Of somebody else');
    return () => sessionStorage.clear();
  },
});
Draft.test(
  'the draft is restored after a reload, removed after saving and never shown to another user',
  async ({ canvas, userEvent }) => {
    await expect(await box(canvas)).toHaveValue('Half a thou');
    await userEvent.type(await box(canvas), 'ght');
    await expect(draftOf('G-FULL').read()).toBe('Half a thought');
    await save({ canvas, userEvent });
    await waitFor(() => expect(draftOf('G-FULL').read()).toBeNull());
    await expect(draftOf('G-MY').read()).toBe('Of somebody else');
  },
);
