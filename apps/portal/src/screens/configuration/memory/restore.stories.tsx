import { getColumns, restoreColumns, saveColumns } from '@portal/api/contract';
import {
  columnConfigurationOf,
  columnHistoryOf,
  columnsAt,
  columnVersionsOf,
  errorResponse,
  fiona,
  mock,
  noResponse,
  recorded,
  scenario,
  someColumnVersions,
} from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { page, type Play } from '../../../testing/play.ts';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { columnTable } from '../configuration-steps.ts';
import { dialog, openHistory, remembered, rowsOf, tick } from './memory-steps.ts';

const meta = preview.meta({
  title: 'Screens/Tenant configuration/Restore',
  component: PortalStory,
  args: { at: '/admin', scenario: remembered() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

async function ask(play: Play, number = 3) {
  const history = within(await openHistory(play));
  await play.userEvent.click(await history.findByRole('button', { name: `Restore version ${number}` }));
  return dialog(play, `Restore version ${number}`);
}
const confirm = async (play: Play) =>
  play.userEvent.click(await page(play).findByRole('button', { name: 'Confirm' }));
const accepted = (Version = 5) =>
  recorded(mock(restoreColumns, { body: { Number: 3 } }, { ErrorNo: 0, Version }));

/** Asks whether to restore version 3. */
export const Question = meta.story({
  tags: ['state:configuration-memory.restore.question'],
  play: async (play) => void (await ask(play)),
});
Question.test('shows what changes, and Cancel sends nothing (MEMORY-009)', async (play) => {
  const calls = accepted();
  play.msw.use(calls.handler);
  const question = within(await dialog(play, 'Restore version 3'));
  await expect(question.getByText('It is saved as a new version.')).toBeVisible();
  await expect(rowsOf(question.getByRole('table'))).toEqual([['Email', 'on', 'off']]);
  await expect(question.queryByText('Your unsaved ticks in this table are lost.')).toBeNull();
  await play.userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(page(play).queryByRole('dialog', { name: 'Restore version 3' })).toBeNull());
  await expect(page(play).getByRole('button', { name: 'Restore version 3' })).toHaveFocus();
  await expect(calls.requests).toEqual([]);
});

const olderRelease = columnVersionsOf(
  { by: fiona, at: '2026-02-02T11:02:00+11:00', off: ['Email'] },
  { by: fiona, at: '2026-03-02T16:40:00+11:00', off: ['Label'], without: ['Products'] },
  { by: fiona, at: '2026-03-12T09:14:00+11:00', off: [] },
);

/** The table has unsaved ticks, and the version does not know a column. */
export const WithTicks = meta.story({
  tags: ['state:configuration-memory.restore.with-ticks'],
  args: { scenario: remembered(olderRelease) },
  play: async (play) => {
    await tick(play, 'Tag SystemLabel');
    await ask(play);
  },
});
WithTicks.test('says what is lost, and what is kept (MEMORY-010, MEMORY-015)', async (play) => {
  const question = within(await dialog(play, 'Restore version 3'));
  await expect(question.getByText('Your unsaved ticks in this table are lost.')).toBeVisible();
  await expect(question.getByText('Kept as it is: Products.')).toBeVisible();
  await expect(rowsOf(question.getByRole('table'))).toEqual([['Label', 'off', 'on']]);
});

/** Shown while the version is restored. */
export const Busy = meta.story({
  tags: ['state:configuration-memory.restore.busy'],
  args: { scenario: scenario(remembered(), noResponse(restoreColumns)) },
  play: async (play) => {
    await ask(play);
    await confirm(play);
  },
});
Busy.test('cannot be left or confirmed again (MEMORY-011)', async (play) => {
  const question = within(await dialog(play, 'Restore version 3'));
  for (const name of ['Confirm', 'Cancel'])
    await expect(question.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await expect(question.queryByRole('button', { name: 'Close' })).toBeNull();
});

/** The version could not be restored. */
export const Failed = meta.story({
  tags: ['state:configuration-memory.restore.failed'],
  args: { scenario: scenario(remembered(), errorResponse(restoreColumns, 500)) },
  play: async (play) => {
    await ask(play);
    await confirm(play);
    await page(play).findByText('Saving failed');
  },
});
Failed.test('says so in the dialog, and can be confirmed again (MEMORY-012)', async (play) => {
  const question = within(await dialog(play, 'Restore version 3'));
  await expect(question.getByRole('alert')).toHaveTextContent('Saving failed');
  const calls = accepted();
  play.msw.use(calls.handler);
  await confirm(play);
  await waitFor(() => expect(page(play).queryByRole('dialog')).toBeNull());
  await expect(calls.requests).toHaveLength(1);
});
Failed.test('is made from the table that is saved now after a conflict (MEMORY-016)', async (play) => {
  const at = '2026-03-12T09:14:00+11:00';
  const newer = columnVersionsOf(
    { by: fiona, at, off: ['SystemLabel'] },
    { by: fiona, at, off: [] },
    { by: fiona, at, off: ['Email'] },
    { by: fiona, at, off: ['Email', 'Label'] },
  );
  play.msw.use(errorResponse(restoreColumns, 409).handler, columnsAt(newer).handler);
  await confirm(play);
  const question = within(await dialog(play, 'Restore version 3'));
  await waitFor(() =>
    expect(rowsOf(question.getByRole('table'))).toEqual([
      ['Email', 'on', 'off'],
      ['Label', 'on', 'off'],
    ]),
  );
  const calls = accepted();
  play.msw.use(calls.handler);
  await confirm(play);
  await waitFor(() => expect(calls.requests.map(({ headers }) => headers.get('if-match'))).toEqual(['"5"']));
});

const restoredVersions = columnVersionsOf(
  { by: fiona, at: '2026-02-02T11:02:00+11:00', off: ['SystemLabel', 'Language'] },
  { by: fiona, at: '2026-03-02T16:40:00+11:00', off: [] },
  { by: fiona, at: '2026-03-12T09:14:00+11:00', off: ['Email'] },
  { by: fiona, at: '2026-11-21T09:30:00+11:00', off: [], from: 3 },
);

/** Shown after version 3 was restored. */
export const Restored = meta.story({
  tags: ['state:configuration-memory.restore.saved'],
  play: async (play) => {
    await tick(play, 'Tag SystemLabel');
    await ask(play);
    play.msw.use(
      accepted().handler,
      columnsAt(restoredVersions).handler,
      columnHistoryOf(restoredVersions).handler,
    );
    await confirm(play);
    await (await columnTable(play.canvas)).findByText('Saved 21 Nov 2026 09:30 by Fiona Full');
  },
});
Restored.test(
  'closes both dialogs and shows the boxes of the version (MEMORY-011, MEMORY-013)',
  async ({ canvas, canvasElement }) => {
    const table = await columnTable(canvas);
    await expect(page({ canvasElement }).queryByRole('dialog')).toBeNull();
    await expect(table.getByRole('status')).toHaveTextContent(/^Successfully saved$/);
    await expect(table.queryAllByRole('checkbox', { checked: false })).toEqual([]);
    await expect(table.getByRole('button', { name: 'History of columns' })).toHaveFocus();
  },
);

export const Calls = meta.story({ tags: ['!dev', '!autodocs'] });
Calls.test(
  'sends one call, and reads both configurations of the columns again (MEMORY-011)',
  async (play) => {
    await ask(play);
    const reads = [
      recorded(mock(getColumns, {}, columnConfigurationOf())),
      recorded(columnsAt(someColumnVersions())),
    ];
    const saves = recorded(mock(saveColumns, { body: { Columns: [] } }, { ErrorNo: 0 }));
    const restoring = accepted();
    play.msw.use(restoring.handler, saves.handler, ...reads.map(({ handler }) => handler));
    await confirm(play);
    await (await columnTable(play.canvas)).findByText('Successfully saved');
    await expect(restoring.requests.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      [{ Number: 3 }, '"4"'],
    ]);
    for (const { requests } of reads) await waitFor(() => expect(requests).toHaveLength(1));
    await expect(saves.requests).toEqual([]);
  },
);
