import { addComment, getComments, Permission, type Claim } from '@portal/api/contract';
import {
  aComment,
  commenting,
  detailOf,
  handlersOf,
  recorded,
  refuse,
  scenario,
  withheld,
  type Mock,
  type Scenario,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { keptDraft } from '../../../testing/kept-draft.ts';
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
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
});

const emptyRefused = 'Empty comment cannot be saved.';
const tooLong = 'Comment cannot be longer than 500 characters.';

const somebodyWith = (...claims: readonly Claim[]) => ({
  name: 'Somebody',
  claims: [Permission.allAppsInstance, ...claims],
});

const card = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Comments' }, { timeout: 5000 }));
const box = async (canvas: Canvas) => (await card(canvas)).findByRole('textbox', { name: 'Comment' });
/** Comments as a person reads them. */
const written = async (canvas: Canvas) =>
  (await (await card(canvas)).findAllByRole('listitem')).map((entry) => entry.textContent);

/** Writes by one change, as pasting does. */
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

export const Default = meta.story({
  args: { scenario: scenario(detailOf(), commenting(manyKinds)) },
  tags: ['state:comments.card.populated'],
});
Default.test(
  'shows who wrote what and when, newest first, markup as text (CMT-001, CMT-002, CMT-011, DETAIL-071, DETAIL-082)',
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

export const Empty = meta.story({
  args: { scenario: scenario(detailOf(), commenting([])) },
  tags: ['state:comments.card.empty'],
});
Empty.test('says that there is none, and has the box', async ({ canvas }) => {
  await expect(await (await card(canvas)).findByText('No comments.')).toBeVisible();
  await expect(await box(canvas)).toHaveValue('');
  await expect((await card(canvas)).queryByRole('button', { name: 'Retry' })).toBeNull();
});

export const Failed = meta.story({ args: { scenario: scenario(detailOf(), refuse(getComments, 500)) } });
Failed.test(
  'looks empty but for Retry, and leaves the other cards intact (DETAIL-080, OP-250)',
  async ({ canvas, userEvent, msw }) => {
    const comments = await card(canvas);
    await expect(await comments.findByText('No comments.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Details' })).toHaveTextContent('Trust Individual');
    msw.use(...handlersOf(detailOf()));
    await userEvent.click(comments.getByRole('button', { name: 'Retry' }));
    await expect(await written(canvas)).toHaveLength(2);
  },
);

export const ReadOnly = meta.story({
  args: { as: somebodyWith(Permission.commentsView) },
  tags: ['state:comments.card.read-only'],
});
ReadOnly.test(
  'lists comments without a box for who may not add any (CMT-012, PERM-021)',
  async ({ canvas }) => {
    await expect(await written(canvas)).toHaveLength(2);
    await expect((await card(canvas)).queryByRole('textbox')).toBeNull();
  },
);

const asked = recorded(find(commenting(), getComments));
export const BoxOnly = meta.story({
  args: { as: somebodyWith(Permission.commentAdd), scenario: scenario(detailOf(), asked) },
  tags: ['state:comments.card.box-only'],
});
BoxOnly.test(
  'has the box alone, and asks for no comments, for who may not read them (CMT-003, PERM-022)',
  async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent }, 'Hi');
    await save({ canvas, userEvent });
    await waitFor(async () => expect(await box(canvas)).toHaveValue(''));
    await expect((await card(canvas)).queryByRole('listitem')).toBeNull();
    await expect((await card(canvas)).queryByText('No comments.')).toBeNull();
    await expect(asked.requests).toEqual([]);
  },
);

export const WithoutClaims = meta.story({ args: { as: somebodyWith() } });
WithoutClaims.test('is no card for who may neither read nor write', async ({ canvas }) => {
  await canvas.findByRole('region', { name: 'Details' }, { timeout: 5000 });
  await expect(canvas.queryByRole('region', { name: 'Comments' })).toBeNull();
});

const nothingSent = recorded(find(commenting(), addComment));
export const EmptyRefused = meta.story({
  args: { scenario: scenario(detailOf(), nothingSent) },
  tags: ['state:comments.box.empty-refused'],
  play: async (play) => {
    await write(play, '   ');
    await save(play);
  },
});
EmptyRefused.test(
  'says that blanks cannot be saved, and sends nothing (CMT-005, CMT-006, CMT-007, ERR-003)',
  async ({ canvas, userEvent }) => {
    await expect(await (await card(canvas)).findByText(emptyRefused)).toBeVisible();
    await expect(await box(canvas)).toBeInvalid();
    await expect(nothingSent.requests).toEqual([]);
    await write({ canvas, userEvent }, 'Hi');
    await expect((await card(canvas)).queryByText(emptyRefused)).toBeNull();
  },
);

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
const slow = withheld(find(alike, addComment));
export const Saving = meta.story({
  args: { scenario: scenario(detailOf(), alike, slow) },
  tags: ['state:comments.box.saving'],
  play: async (play) => {
    await write(play, 'y'.repeat(500));
    await save(play);
  },
});
Saving.test(
  'keeps the text readable while it is saved, then shows it on top and empties the box (CMT-004, CMT-008)',
  async ({ canvas }) => {
    const saving = (await card(canvas)).getByRole('button', { name: 'Save' });
    await expect(saving).toHaveAttribute('data-pending');
    await expect(await box(canvas)).toHaveValue('y'.repeat(500));
    slow.answer();
    await waitFor(async () => expect((await written(canvas))[0]).toContain('y'.repeat(500)));
    await waitFor(async () => expect(await box(canvas)).toHaveValue(''));
    await expect((await card(canvas)).getByText('Comment saved')).toBeInTheDocument();
  },
);

export const SaveFailed = meta.story({
  args: { scenario: scenario(detailOf(), refuse(addComment, 500)) },
  tags: ['state:comments.box.save-failed'],
  play: async (play) => {
    await write(play, 'Hi');
    await save(play);
    await (await card(play.canvas)).findByRole('button', { name: 'Retry' });
  },
});
SaveFailed.test(
  'says that the comment was not saved, and keeps its text until it has been (ERR-028)',
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
SaveFailed.test('reads Save again once the text changes', async ({ canvas, userEvent }) => {
  await write({ canvas, userEvent }, 'Hi there');
  await expect((await card(canvas)).getByRole('button', { name: 'Save' })).toBeVisible();
});

const draftOf = (person: string) => keptDraft('comment 00000000-0000-4000-8000-000000001001', person);
export const Draft = meta.story({
  beforeEach: () => {
    draftOf('G-FULL').write('Half a thou');
    draftOf('G-MY').write('Of somebody else');
    return () => sessionStorage.clear();
  },
});
Draft.test(
  'is there again after a reload, and gone once it is saved; nobody sees another one’s',
  async ({ canvas, userEvent }) => {
    await expect(await box(canvas)).toHaveValue('Half a thou');
    await userEvent.type(await box(canvas), 'ght');
    await expect(draftOf('G-FULL').read()).toBe('Half a thought');
    await save({ canvas, userEvent });
    await waitFor(() => expect(draftOf('G-FULL').read()).toBeNull());
    await expect(draftOf('G-MY').read()).toBe('Of somebody else');
  },
);
