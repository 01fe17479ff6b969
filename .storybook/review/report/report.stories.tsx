import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../preview.tsx';
import { Report } from './report.tsx';
import { nothingChanged, reducedReport, reportFixture } from './report-fixture.ts';

const meta = preview.meta({
  title: 'Review/Report',
  component: Report,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { data: reportFixture },
  beforeEach: () => window.location.replace('#'),
});

const at = (choices: string) => () => window.location.replace(`#${choices}`);
const frames = (root: HTMLElement) => root.querySelectorAll('[data-area]');

/** Base and branch next to each other, with frames around what changed. */
export const SideBySide = meta.story({ tags: ['state:desk.report.side-by-side'] });

SideBySide.test(
  'lists the changed states by area, and shows the first one (DESK-043, DESK-044)',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Review: empty-feed against main',
    );
    await expect(canvas.getByText('3 changed, 1 new, 0 removed, 335 unchanged')).toBeVisible();
    const list = canvas.getByRole('navigation', { name: 'Changed states' });
    const links = within(list).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'activity.feed.empty0.61 %',
      'detail.page.core-empty0.07 %',
      'detail.activity.failed0.07 %',
      'users.page.archivedNew',
    ]);
    await expect(links[0]).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('img', { name: 'Base: activity.feed.empty' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Branch: activity.feed.empty' })).toBeVisible();
  },
);

SideBySide.test(
  'moves between states, views and frames by keys, but not while typing (DESK-045, DESK-046)',
  async ({ canvas, canvasElement }) => {
    const heading = () => canvas.getByRole('heading', { level: 2, name: /\./ });
    await userEvent.keyboard('j');
    await waitFor(() => expect(heading()).toHaveTextContent('detail.page.core-empty'));
    await userEvent.keyboard('k2');
    await expect(await canvas.findByRole('button', { name: 'Onion skin', pressed: true })).toBeVisible();
    await userEvent.keyboard('1');
    await waitFor(() => expect(frames(canvasElement)).toHaveLength(6));
    await userEvent.keyboard('f');
    await waitFor(() => expect(frames(canvasElement)).toHaveLength(0));
    await userEvent.keyboard('/');
    await userEvent.keyboard('failedj');
    await expect(canvas.getByRole('searchbox', { name: 'Find a state' })).toHaveValue('failedj');
    await expect(canvas.getByText('No state matches “failedj”.')).toBeVisible();
  },
);

SideBySide.test('a question mark shows all keys (DESK-046)', async ({ canvas }) => {
  await userEvent.keyboard('?');
  await expect(await canvas.findByRole('dialog', { name: 'Keys' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
});

/** The branch lies over the base; a slider shows more of one or of the other. */
export const OnionSkin = meta.story({
  tags: ['state:desk.report.onion'],
  beforeEach: at('view=onion'),
});

OnionSkin.test('a slider in steps of 5 per cent shows more of the branch (DESK-045)', async ({ canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Base … Branch' });
  await expect(slider).toHaveAttribute('step', '5');
  await fireEvent.change(slider, { target: { value: '55' } });
  await expect(slider).toHaveAttribute('aria-valuetext', '55 % branch');
  await expect(canvas.getByRole('img', { name: 'Branch: activity.feed.empty' })).toHaveStyle({
    opacity: '0.55',
  });
});

/** Changed pixels in one colour on the dimmed base. */
export const Difference = meta.story({
  tags: ['state:desk.report.difference'],
  beforeEach: at('view=difference'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: /^Difference/ })).toHaveAttribute('data-drawn'),
    );
  },
});

Difference.test('goes through the changed areas (DESK-045)', async ({ canvas, canvasElement }) => {
  const next = canvas.getByRole('button', { name: 'Next change' });
  await userEvent.click(next);
  await expect(canvas.getByText('1 of 3')).toBeVisible();
  await userEvent.click(next);
  await expect(canvasElement.querySelector('[data-area="1"]')).toHaveAttribute('data-current');
  await userEvent.click(next);
  await userEvent.click(next);
  await expect(canvas.getByText('1 of 3')).toBeVisible();
});

/** States are marked in the report; the command that writes the marks is ready to copy. */
export const Marked = meta.story({
  tags: ['state:desk.report.marked'],
  beforeEach: at('accept=activity.feed.empty,users.page.archived&changes=detail.page.core-empty'),
});

Marked.test(
  'marks are part of the address and of the command, and nothing is written (DESK-047)',
  async ({ canvas }) => {
    await expect(
      canvas.getByText(/^pnpm review --accept activity\.feed\.empty,users\.page\.archived --from 7f3a91c2/),
    ).toHaveTextContent('pnpm review --wants-changes detail.page.core-empty --note "…" --from 7f3a91c2');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept', pressed: true }));
    await waitFor(() => expect(window.location.hash).toContain('accept=users.page.archived'));
    await expect(canvas.getByRole('button', { name: 'Accept', pressed: false })).toBeVisible();
  },
);

/** A branch that changes no picture. */
export const NothingChanged = meta.story({
  tags: ['state:desk.report.nothing'],
  args: { data: nothingChanged },
});

NothingChanged.test('says that nothing has changed (DESK-040, DESK-050)', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing has changed. 338 states are as on main.')).toBeVisible();
});

/** So much changed that the pictures have half their size. */
export const Reduced = meta.story({ tags: ['state:desk.report.reduced'], args: { data: reducedReport } });

Reduced.test('says that the pictures are reduced (DESK-042)', async ({ canvas }) => {
  await expect(canvas.getByText('Pictures are reduced: 212 changed states.')).toBeVisible();
});
