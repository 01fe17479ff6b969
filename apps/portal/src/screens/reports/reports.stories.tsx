import { signedIn } from '@portal/api/mocks';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { holdLongTimers } from '../../testing/long-timers.ts';
import { installScenario, PartStory } from '../../testing/portal-story.tsx';
import { catchSavedFiles } from '../../testing/saved-files.ts';
import { ReportsScreen } from './reports-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Reports',
  component: PartStory,
  args: { part: <ReportsScreen />, scenario: signedIn() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const titles = [
  'Initiated applications',
  'Application types created',
  'Completed applications per month/quarter',
  'Time to complete',
  'Top 5 last sections of incomplete applications',
];
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent).join(' '));

/** Shows the five charts, grouped by month. */
export const Default = meta.story({ tags: ['state:reports.page.months', 'state:figures.page.sample'] });
Default.test(
  'shows five charts of sample figures, each with a data table (REP-001 to REP-007, REP-009, OP-230 to OP-232, FIGURES-001, FIGURES-002)',
  async ({ canvas, mount }) => {
    const sent = spyOn(window, 'fetch');
    await mount();
    await expect(await canvas.findAllByRole('img')).toHaveLength(5);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await expect(canvas.getByText('Sample figures', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sample figures' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(
      titles
        .map((title) =>
          within(canvas.getByRole('figure', { name: title })).getByRole('table', { name: title }),
        )
        .map(cellsOf),
    ).toEqual([
      ['Individual 124 38', 'Joint 57 21', 'Company 33 17', 'Trust Individual 21 9', 'Trust Corporate 45 14'],
      [
        'Individual 162 43%',
        'Joint 78 21%',
        'Company 50 13%',
        'Trust Individual 30 8%',
        'Trust Corporate 59 16%',
      ],
      'Jan 18,Feb 22,Mar 19,Apr 24,May 27,Jun 21,Jul 25,Aug 29,Sep 23,Oct 26,Nov 28,Dec 18'.split(','),
      ['0-0.5h 64', '0.5-1h 91', '1-2h 73', '2-6h 38', 'over 6h 14'],
      [
        'Identity verification 23',
        'Bank account 18',
        'Tax information 12',
        'Investment choice 9',
        'Beneficial owners 6',
      ],
    ]);
    await expect(canvas.getByRole('table', { name: titles[0] ?? '' })).toHaveTextContent(
      'TypeCompleteNot complete',
    );
    await expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
  },
);
Default.test(
  'names the chart in each of its controls, and announces its changes',
  async ({ canvas, userEvent }) => {
    const toggles = await canvas.findAllByRole('button', { name: /^Show as table/ });
    await expect(toggles.map((toggle) => toggle.getAttribute('aria-label'))).toEqual(
      titles.map((title) => `Show as table: ${title}`),
    );
    const chart = within(canvas.getByRole('figure', { name: titles[0] ?? '' }));
    await userEvent.click(chart.getByRole('button', { name: /^Show as table/ }));
    await expect(chart.getByRole('status')).toHaveTextContent('Shown as table');
    await userEvent.click(chart.getByRole('button', { name: /^Show as table/ }));
    await expect(chart.getByRole('status')).toHaveTextContent('Shown as chart');
    await userEvent.click(canvas.getByRole('button', { name: 'Quarter' }));
    await expect(canvas.getByText('Completed applications per quarter')).toHaveAttribute('role', 'status');
  },
);
Default.test('saves a chart as an image and its figures as CSV', async ({ canvas, userEvent }) => {
  const saved = catchSavedFiles();
  try {
    const chart = within(await canvas.findByRole('figure', { name: 'Initiated applications' }));
    for (const entry of ['Save as CSV', 'Save as PNG']) {
      await userEvent.click(await chart.findByRole('button', { name: /^Save chart: / }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    }
    await waitFor(() =>
      expect(saved.files.map(({ name }) => name)).toEqual([
        'initiated-applications.csv',
        'initiated-applications.png',
      ]),
    );
    const [figures, picture] = await Promise.all(saved.files.map(({ content }) => content));
    await expect(await figures?.text()).toContain('Type,Complete,Not complete\r\nIndividual,124,38\r\n');
    const drawn = await createImageBitmap(picture as Blob);
    await expect(drawn.width).toBeGreaterThan(600);
    await expect(chart.queryByRole('alert')).toBeNull();
  } finally {
    saved.release();
  }
});

let timers: ReturnType<typeof holdLongTimers>;
/** Shown for the first 250 ms, before the charts render. */
export const BeforeDrawing = meta.story({
  tags: ['state:reports.page.before-drawing'],
  beforeEach: () => {
    timers = holdLongTimers(250);
    return timers.release;
  },
});
BeforeDrawing.test(
  'shows five empty frames with their titles for the first 250 ms (REP-001, REP-008, CONST-038)',
  async ({ canvas }) => {
    timers.pass(249);
    await expect(
      canvas.getAllByRole('figure').map((figure) => figure.querySelector('h2')?.textContent),
    ).toEqual(titles);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
    timers.pass(1);
    await expect(await canvas.findAllByRole('img')).toHaveLength(5);
  },
);

/** Shows the charts grouped by quarter. */
export const Quarters = meta.story({
  tags: ['state:reports.page.quarters'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quarter' }));
  },
});
Quarters.test('shows the sum of three months in each quarter (REP-004, OP-231)', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Quarter' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cellsOf(canvas.getByRole('table', { name: titles[2] ?? '' }))).toEqual([
    'Q1 59',
    'Q2 72',
    'Q3 77',
    'Q4 72',
  ]);
});
