import { countApplications, Permission } from '@portal/api/contract';
import {
  counting,
  errorResponse,
  lists,
  noFigures,
  noResponse,
  recorded,
  scenario,
  signedIn,
  someFigures,
} from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { phone } from '../../testing/phone.ts';
import { arriveAt, type Play } from '../../testing/play.ts';
import { installScenario, PortalStory } from '../../testing/portal-story.tsx';
import { catchSavedFiles } from '../../testing/saved-files.ts';

const ours = '/reports?figures=ours';
const meta = preview.meta({
  title: 'Screens/Reports/Our figures',
  component: PortalStory,
  args: { at: ours, scenario: scenario(lists(), counting()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: (context) => {
    installScenario(context);
    localStorage.removeItem('portal.reports:harbour:G-FULL');
  },
});
const answering = (figures: Parameters<typeof counting>[0]) => ({
  scenario: scenario(lists(), counting(figures)),
});

const figureOf = ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  canvas.findByRole('figure', { name }).then((figure) => within(figure));
const drawn = ({ canvas }: Pick<Play, 'canvas'>, name = 'Initiated applications') =>
  canvas.findByRole('group', { name });
const line = '1 Dec 2025 - 30 Nov 2026 · All Apps · Times in Australia/Sydney';

/** The last twelve months of All Apps. */
export const Ours = meta.story({ tags: ['state:figures.page.ours'] });
Ours.test(
  'shows five charts with their period, list and zone (FIGURES-007, FIGURES-009, FIGURES-021, FIGURES-045, FIGURES-071)',
  async (play) => {
    const { canvas } = play;
    await drawn(play);
    await expect(canvas.getByText(`${line} · As of 09:29`)).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(5);
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 12 months');
    await expect(canvas.getByRole('group', { name: 'Applications' })).toBeVisible();
    const months = within(canvas.getByRole('table', { name: /^Completed applications/ }));
    await expect(months.getByRole('rowheader', { name: 'Nov 26, so far' })).toBeInTheDocument();
  },
);
Ours.test(
  'announces another period once, and has it in the address (FIGURES-010, FIGURES-071)',
  async (play) => {
    await drawn(play);
    const period = play.canvas.getByRole('combobox', { name: 'Period' });
    await play.userEvent.selectOptions(period, 'This financial year');
    await arriveAt(play, `${ours}&period=this-financial-year`);
    await expect(
      await play.canvas.findByText(/^Figures for 1 Jul 2026 - 30 Jun 2027 · All Apps/),
    ).toHaveAttribute('role', 'status');
  },
);
Ours.test('counts the other list too (FIGURES-007, OP-321)', async (play) => {
  await drawn(play);
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'My Apps' }));
  await arriveAt(play, `${ours}&scope=my`);
  await expect(
    await play.canvas.findByText('Created in the period: 3 complete, 2 not complete'),
  ).toBeVisible();
});
Ours.test('remembers the choice until another one is made (FIGURES-003, FIGURES-004)', async (play) => {
  const { canvas, userEvent } = play;
  await drawn(play);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'All time');
  await arriveAt(play, `${ours}&period=all`);
  const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(navigation.getByRole('link', { name: /^Applications/ }));
  await userEvent.click(await navigation.findByRole('link', { name: 'Reports' }));
  await arriveAt(play, `${ours}&period=all`);
  await userEvent.click(canvas.getByRole('button', { name: 'Sample figures' }));
  await arriveAt(play, '/reports?figures=sample');
  await expect(localStorage.getItem('portal.reports:harbour:G-FULL')).toBeNull();
});
Ours.test('saves the figures under the days of their period (FIGURES-052)', async (play) => {
  const saved = catchSavedFiles();
  try {
    const chart = await figureOf(play, 'Initiated applications');
    await play.userEvent.click(await chart.findByRole('button', { name: /^Save chart: / }));
    await play.userEvent.click(await screen.findByRole('menuitem', { name: 'Save as CSV' }));
    await waitFor(() => expect(saved.files).toHaveLength(1));
    await expect(saved.files[0]?.name).toBe('initiated-applications 2025-12-01 2026-11-30.csv');
  } finally {
    saved.release();
  }
});

const fresh = recorded(counting().find(({ endpoint }) => endpoint === countApplications) ?? noAnswer());
function noAnswer(): never {
  throw new Error('The scenario does not count.');
}
/** Counted again on request. */
export const Refreshed = meta.story({ args: { scenario: scenario(lists(), [fresh]) } });
Refreshed.test('Refresh counts again (FIGURES-045, FIGURES-067)', async (play) => {
  fresh.requests.length = 0;
  await drawn(play);
  await play.userEvent.click(play.canvas.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(fresh.requests.map(({ query }) => query.get('Fresh'))).toEqual([null, 'true']));
});

/** The chosen bar, and the list that it opens. */
export const BarFocused = meta.story({
  tags: ['state:figures.bar.focused'],
  play: async (play) => {
    const bar = within(await drawn(play)).getByRole('link', {
      name: 'Joint, Not complete: 21 applications, open list',
    });
    bar.focus();
  },
});
BarFocused.test('leads to its list (FIGURES-030, FIGURES-070)', async (play) => {
  const bar = document.activeElement;
  await expect(bar?.getAttribute('aria-label')).toBe('Joint, Not complete: 21 applications, open list');
  await play.userEvent.click(bar ?? document.body);
  await expect(await play.canvas.findByText('Results filtered:')).toBeVisible();
});

/** The list of a bar. */
export const ListOpened = meta.story({
  args: {
    at: '/list/all?applicationType=["Individual"]&created=2025-12-01..2026-11-30&completed=none',
  },
  tags: ['state:figures.list.opened'],
});
ListOpened.test(
  'names the filters of the figure, and clears them (FIGURES-031, FIGURES-032)',
  async (play) => {
    const chips = await play.canvas.findByText('Results filtered:');
    await expect(chips.parentElement).toHaveTextContent(/Application type: ?Individual/);
    await expect(chips.parentElement).toHaveTextContent(/Created: ?1 Dec 2025 - 30 Nov 2026/);
    await expect(chips.parentElement).toHaveTextContent(/Completed: ?No/);
    await play.userEvent.click(play.canvas.getByRole('link', { name: 'Clear' }));
    await arriveAt(play, '/list/all');
  },
);

const quarter = (From: string, To: string, Total: number, Running = false) => ({ From, To, Total, Running });
/** Grouped by quarter; the first and the last are cut. */
export const Quarters = meta.story({
  args: {
    at: `${ours}&by=quarter`,
    ...answering(
      someFigures({
        By: 'quarter',
        Completed: [
          quarter('2025-12-01', '2025-12-31', 18),
          quarter('2026-01-01', '2026-03-31', 65),
          quarter('2026-04-01', '2026-06-30', 73),
          quarter('2026-07-01', '2026-09-30', 78),
          quarter('2026-10-01', '2026-11-30', 46, true),
        ],
      }),
    ),
  },
  tags: ['state:figures.page.quarters'],
});
Quarters.test('marks the quarters that the period cuts (FIGURES-020)', async (play) => {
  const table = within(await play.canvas.findByRole('table', { name: /^Completed applications/ }));
  await expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Q4 25, part',
    'Q1 26',
    'Q2 26',
    'Q3 26',
    'Q4 26, part, so far',
  ]);
  await expect(play.canvas.getByRole('button', { name: 'Quarter' })).toHaveAttribute('aria-pressed', 'true');
});

/** Two days of a period of one's own, in the wrong order. */
export const Custom = meta.story({
  tags: ['state:figures.page.custom'],
  play: async (play) => {
    await drawn(play);
    await play.userEvent.selectOptions(play.canvas.getByRole('combobox', { name: 'Period' }), 'Custom');
    const to = play.canvas.getByLabelText('To');
    await play.userEvent.clear(to);
    await play.userEvent.type(to, '2024-01-31');
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Apply' }));
  },
});
Custom.test('rejects an end before the start, and sends nothing (FIGURES-012)', async (play) => {
  await expect(await play.canvas.findByText('The end lies before the start.')).toBeVisible();
  await arriveAt(play, ours);
});

/** The first answer is missing. */
export const Waiting = meta.story({
  args: { scenario: scenario(lists(), [noResponse(countApplications)]) },
  tags: ['state:figures.page.waiting'],
});
Waiting.test('shows five frames with their titles (FIGURES-040)', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('figure')).toHaveLength(5);
  await expect(canvas.queryByRole('table')).toBeNull();
  await expect(canvas.queryByText('No applications in this period.')).toBeNull();
});

/** Another period is being counted. */
export const Changing = meta.story({
  tags: ['state:figures.page.changing'],
  play: async (play) => {
    await drawn(play);
    play.msw.use(noResponse(countApplications).handler);
    await play.userEvent.selectOptions(play.canvas.getByRole('combobox', { name: 'Period' }), 'All time');
  },
});
Changing.test('keeps the drawings, paled, until the next answer (FIGURES-040)', async ({ canvas }) => {
  const chart = canvas.getByRole('figure', { name: 'Initiated applications' });
  await waitFor(() => expect(chart).toHaveAttribute('aria-busy', 'true'));
  await expect(getComputedStyle(within(chart).getByRole('group')).opacity).toBe('0.6');
  await expect(canvas.getByText(/^All time · All Apps/)).toBeVisible();
});

/** Nothing was created or completed. */
export const Empty = meta.story({ args: answering(noFigures()), tags: ['state:figures.page.empty'] });
Empty.test('says so, and draws the zeros of each month (FIGURES-042)', async (play) => {
  await expect(await play.canvas.findAllByText('No applications in this period.')).toHaveLength(4);
  await expect(play.canvas.getAllByRole('table')).toHaveLength(1);
});

/** Few applications. */
export const Small = meta.story({
  args: answering(
    someFigures({
      Initiated: [{ Type: 'Joint', Complete: 1, NotComplete: 3 }],
      Totals: { Complete: 1, NotComplete: 3, Completed: 1 },
    }),
  ),
  tags: ['state:figures.page.small'],
});
Small.test('has no shares of a small total (FIGURES-043)', async (play) => {
  const table = within(await play.canvas.findByRole('table', { name: 'Application types created' }));
  await expect(table.queryByText(/%/)).toBeNull();
});

const million = 1_234_567;
/** Millions of applications. */
export const Large = meta.story({
  args: answering(
    someFigures({
      Initiated: [{ Type: 'Joint', Complete: million, NotComplete: 3 }],
      Totals: { Complete: million, NotComplete: 3, Completed: million },
    }),
  ),
  tags: ['state:figures.page.large'],
});
Large.test('shortens the figure at the bar, not in the table (FIGURES-044)', async (play) => {
  await expect(within(await drawn(play)).getByText('1.2M')).toBeVisible();
  await expect(play.canvas.getByRole('table', { name: 'Initiated applications' })).toHaveTextContent(
    '1,234,567',
  );
});

/** The figures could not be read. */
export const Failed = meta.story({
  args: { scenario: scenario(lists(), [errorResponse(countApplications, 500)]) },
  tags: ['state:figures.page.failed'],
});
Failed.test('says so in each frame, and can retry (FIGURES-041)', async (play) => {
  const retry = await play.canvas.findByRole('button', { name: 'Retry' });
  await expect(play.canvas.getAllByText('No figures.')).toHaveLength(5);
  play.msw.use(...counting().map(({ handler }) => handler));
  await play.userEvent.click(retry);
  await expect(await drawn(play)).toBeVisible();
});

/** The server knows that the person lost the list. */
export const Forbidden = meta.story({
  args: { scenario: scenario(lists(), [errorResponse(countApplications, 403)]) },
  tags: ['state:figures.page.forbidden'],
});
Forbidden.test('says why, without Retry (FIGURES-006, FIGURES-041)', async (play) => {
  await expect(await play.canvas.findAllByText('You may list no applications.')).toHaveLength(5);
  await expect(play.canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
});

/** A person without a list. */
export const NoList = meta.story({
  args: { at: '/reports', as: { name: 'Rita Reports', claims: [Permission.reports] }, scenario: signedIn() },
});
NoList.test('cannot switch to own figures (FIGURES-006)', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Our figures' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

/** A person who holds My Apps only. */
export const MyOnly = meta.story({
  args: { as: { name: 'Mia My', claims: [Permission.reports, Permission.myApps] } },
  tags: ['state:figures.page.my-only'],
});
MyOnly.test('names the list, without a choice (FIGURES-007)', async (play) => {
  await drawn(play);
  await expect(play.canvas.getByText(/ · My Apps · /)).toBeVisible();
  await expect(play.canvas.queryByRole('group', { name: 'Applications' })).toBeNull();
});

const { Initiated } = someFigures();
/** Applications of another type. */
export const OtherType = meta.story({
  args: answering(someFigures({ Initiated: [...Initiated, { Type: null, Complete: 2, NotComplete: 1 }] })),
  tags: ['state:figures.page.other-type'],
});
OtherType.test('have a sixth line (FIGURES-016)', async (play) => {
  await drawn(play);
  await expect(play.canvas.getAllByRole('rowheader', { name: 'Other type' })).toHaveLength(2);
});

/** The two formats of a chart. */
export const SaveMenu = meta.story({
  tags: ['state:figures.save.menu'],
  play: async (play) => {
    const chart = await figureOf(play, 'Time to complete');
    await play.userEvent.click(await chart.findByRole('button', { name: /^Save chart: / }));
  },
});
SaveMenu.test('offers a picture and figures (FIGURES-050)', async () => {
  const items = await screen.findAllByRole('menuitem');
  await expect(items.map(({ textContent }) => textContent)).toEqual(['Save as PNG', 'Save as CSV']);
});

/** On a phone. */
export const Narrow = meta.story({ ...phone, tags: ['state:figures.page.narrow'] });
Narrow.test('fits a phone, with bars to press (FIGURES-072)', async (play) => {
  const [bar] = within(await drawn(play)).getAllByRole('link');
  await expect(bar?.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

/** An address that names no figures. */
export const UnreadableAddress = meta.story({ args: { at: '/reports?figures=x' } });
UnreadableAddress.test('shows the samples and cleans the address (FIGURES-005)', async (play) => {
  await arriveAt(play, '/reports?figures=sample');
  await expect(await play.canvas.findByText('Sample figures', { selector: 'p' })).toBeVisible();
});
