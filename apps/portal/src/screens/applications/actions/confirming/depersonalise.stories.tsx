import { depersonaliseApplication } from '@portal/api/contract';
import {
  acting,
  anApplicationDetail,
  anApproval,
  detailOf,
  guidOf,
  handlersOf,
  mock,
  recorded,
  scenario,
} from '@portal/api/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import type { Play } from '../../../../testing/play.ts';
import { begin, dialog, openMenu, press } from '../action-steps.ts';

const guid = guidOf(1004);
const full = anApplicationDetail({
  ApplicationId: 1004,
  Status: 'Documents pending',
  IsComplete: false,
  ApplicantApprovals: [anApproval('Elena Marchetti')],
});
const blank = {
  ...full,
  Status: 'Depersonalised',
  AccountName: null,
  PrimaryApplicantName: null,
  PrimaryApplicantPhone: null,
  Email: null,
  ApplicantApprovals: [],
};

const meta = preview.meta({
  title: 'Screens/Applications/Actions/Depersonalise',
  component: PortalStory,
  args: { at: '/application/1004?from=all', scenario: scenario(detailOf(full), acting()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const open = begin('Depersonalise application');
const answering = (reply: { OverallSuccess: boolean; ErrorMessage?: string }) =>
  mock(depersonaliseApplication, { params: { guid } }, reply);
const confirm = async (play: Play) => {
  await open(play);
  await press('Confirm', play);
};

/** Shown before a user depersonalises an application. */
export const Default = meta.story({ tags: ['state:action.depersonalise.opened'], play: open });
Default.test(
  'says what is removed and that it cannot be undone; Go back sends no request (ACT-006, ACT-061)',
  async (play) => {
    const call = recorded(answering({ OverallSuccess: true }));
    play.msw.use(call.handler);
    await expect(
      dialog().getByText(
        'Identifying details and uploaded documents of application 1004 will be removed. This cannot be undone.',
      ),
    ).toBeVisible();
    await press('Cancel', play);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(call.requests).toEqual([]);
  },
);
Default.test('sends one request for two presses (ACT-112)', async (play) => {
  const call = recorded(answering({ OverallSuccess: true }));
  play.msw.use(call.handler);
  await play.userEvent.dblClick(dialog().getByRole('button', { name: 'Confirm' }));
  await dialog().findByText('Depersonalisation completed successfully.');
  await expect(call.requests.map(({ params }) => params['guid'])).toEqual([guid]);
});

/** Shown after the personal data were removed. */
export const Done = meta.story({
  tags: ['state:action.depersonalise.done'],
  play: async (play) => {
    await open(play);
    play.msw.use(...handlersOf(detailOf(blank)));
    await press('Confirm', play);
    await dialog().findByText('Depersonalisation completed successfully.');
  },
});
Done.test(
  'shows no personal data behind the dialog and no longer offers the action (ACT-003, ACT-062, ACT-064, ACT-065, ERR-021)',
  async (play) => {
    await waitFor(() => expect(play.canvas.getAllByText('Depersonalised')[0]).toBeInTheDocument());
    for (const personal of ['Marchetti Family Trust', 'elena.marchetti@post.example', '0412 000 418'])
      await expect(play.canvas.queryByText(personal)).toBeNull();
    await press('Close', play);
    await openMenu(play);
    await expect(await screen.findByRole('menuitem', { name: 'Cancel application' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Depersonalise application' })).toBeNull();
  },
);

/** Shown when the server sends its own message about the depersonalisation. */
export const DoneWithMessage = meta.story({
  tags: ['release'],
  args: {
    scenario: scenario(
      detailOf(full),
      answering({ OverallSuccess: true, ErrorMessage: 'All 12 records are blank.' }),
    ),
  },
  play: confirm,
});
DoneWithMessage.test('shows the message of the server (ACT-062)', async () => {
  await expect(await dialog().findByText('All 12 records are blank.')).toBeVisible();
});

/** Shown when the depersonalisation failed without a message from the server. */
export const Failed = meta.story({
  args: { scenario: scenario(detailOf(full), answering({ OverallSuccess: false })) },
  tags: ['state:action.depersonalise.failed'],
  play: async (play) => {
    await confirm(play);
    await dialog().findByRole('alert');
  },
});
Failed.test(
  'says that it failed for unknown reasons, and the application is unchanged (ACT-063, ERR-020)',
  async ({ canvas }) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('The request failed for unknown reasons.');
    await expect(canvas.getByText('Marchetti Family Trust')).toBeInTheDocument();
  },
);

/** Shown when the server rejected the depersonalisation with a message. */
export const Refused = meta.story({
  tags: ['release'],
  args: {
    scenario: scenario(
      detailOf(full),
      answering({ OverallSuccess: false, ErrorMessage: 'This application is already depersonalised.' }),
    ),
  },
  play: confirm,
});
Refused.test('shows the reason in the server’s words (ACT-063)', async () => {
  await expect(await dialog().findByText('This application is already depersonalised.')).toBeVisible();
});
