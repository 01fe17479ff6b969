import { getReport, Permission } from '@portal/api/contract';
import {
  anApplicationDetail,
  detailOf,
  handlersOf,
  recorded,
  errorResponse,
  reporting,
  scenario,
  noResponse,
} from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { catchSavedFiles } from '../../../testing/saved-files.ts';
import { page, type Play } from '../../../testing/play.ts';

const reports = [
  { ReportName: 'FinalReport', DisplayName: 'Final report' },
  { ReportName: 'Summary', DisplayName: 'Summary for the trustee' },
];
const complete = detailOf(anApplicationDetail({ ReportItems: reports }));

const meta = preview.meta({
  title: 'Screens/Applications/Detail/Reports',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: complete },
  beforeEach: installScenario,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
});

const somebodyWith = (
  claim: typeof Permission.generateFinalReport | typeof Permission.generateDraftReport,
) => ({
  name: 'Somebody',
  claims: [Permission.allAppsInstance, Permission.assign, claim],
});

async function openActions({ canvas, canvasElement, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
  return (await page({ canvasElement }).findAllByRole('menuitem')).map((entry) => entry.textContent);
}
async function choose(play: Play, name: string) {
  await openActions(play);
  await play.userEvent.click(page(play).getByRole('menuitem', { name }));
}

const asked = recorded(reporting()[0] ?? errorResponse(getReport, 500));
export const Default = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(complete, asked) },
});
Default.test('downloads the chosen report (ACT-022, ACT-026, API-052, API-090)', async (play) => {
  const saved = catchSavedFiles();
  try {
    await choose(play, 'Final report');
    await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['Final report 1001.pdf']));
    await expect(asked.requests.map(({ params }) => params['reportName'])).toEqual(['FinalReport']);
    await expect(page(play).queryByRole('dialog')).toBeNull();
  } finally {
    saved.release();
  }
});

export const FinalOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { as: somebodyWith(Permission.generateFinalReport) },
});
FinalOnly.test('offers every report of a complete application (ACT-022, PERM-034)', async (play) => {
  await expect(await openActions(play)).toEqual(['Final report', 'Summary for the trustee', 'Assignee']);
});

export const FinalWhileIncomplete = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    as: somebodyWith(Permission.generateFinalReport),
    scenario: detailOf(
      anApplicationDetail({ IsComplete: false, Status: 'Primary edit', ReportItems: reports }),
    ),
  },
});
FinalWhileIncomplete.test('offers no final report of an incomplete application (ACT-023)', async (play) => {
  await expect(await openActions(play)).toEqual(['Assignee']);
});

export const DraftOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    as: somebodyWith(Permission.generateDraftReport),
    scenario: detailOf(
      anApplicationDetail({ IsComplete: false, Status: 'Primary edit', ReportItems: reports }),
    ),
  },
});
DraftOnly.test('offers draft reports of an incomplete application (ACT-024, PERM-035)', async (play) => {
  await expect(await openActions(play)).toEqual(['Final report', 'Summary for the trustee', 'Assignee']);
});

export const DraftWhileComplete = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { as: somebodyWith(Permission.generateDraftReport) },
});
DraftWhileComplete.test('offers no draft report of a complete application (ACT-025)', async (play) => {
  await expect(await openActions(play)).toEqual(['Assignee']);
});

/** Shown while the server creates a report. */
export const Creating = meta.story({
  args: { scenario: scenario(complete, noResponse(getReport)) },
  play: (play) => choose(play, 'Final report'),
});
Creating.test('says that the report is being created, while the page stays usable', async (play) => {
  await expect(
    await play.canvas.findByRole('status', { name: 'Final report is being made...' }),
  ).toBeVisible();
  await expect(await openActions(play)).toContain('Assignee');
});

/** Shown when the report could not be downloaded. */
export const Failed = meta.story({
  args: { scenario: scenario(complete, errorResponse(getReport, 500)) },
  play: (play) => choose(play, 'Final report'),
});
Failed.test(
  'shows Retry next to the menu, which downloads the report (OP-250)',
  async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(retry.parentElement).toContainElement(canvas.getByRole('button', { name: 'Actions' }));
    const saved = catchSavedFiles();
    try {
      msw.use(...handlersOf(reporting()));
      await userEvent.click(retry);
      await waitFor(() => expect(saved.files).toHaveLength(1));
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull());
    } finally {
      saved.release();
    }
  },
);
