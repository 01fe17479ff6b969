import { getApplication, unlockApplicant } from '@portal/api/contract';
import {
  acting,
  anApplicationDetail,
  anApproval,
  detailOf,
  handlersOf,
  lockedApplicantId,
  mock,
  recorded,
  errorResponse,
  scenario,
} from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import type { Play } from '../../../../testing/play.ts';
import { dialog, press } from '../action-steps.ts';

const body = { ApplicationId: 1006, IndividualId: lockedApplicantId, InstanceName: 'harbour-1' };
const locked = anApproval('Dominic Marchetti', { Status: 'Approved', IsMFALocked: true });
const underWay = anApplicationDetail({
  ApplicationId: 1006,
  Status: 'Primary edit',
  IsComplete: false,
  ApplicantApprovals: [anApproval('Elena Marchetti', { Status: 'Approved' }), locked],
});

const meta = preview.meta({
  title: 'Screens/Applications/Actions/Unlock applicant',
  component: PortalStory,
  args: { at: '/application/1006?from=all', scenario: scenario(detailOf(underWay), acting()) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const open = async ({ canvas, userEvent }: Play) => {
  const approvals = within(await canvas.findByRole('region', { name: 'Approval Status' }));
  await userEvent.click(approvals.getByRole('button', { name: /Unlock/ }));
  await screen.findByRole('dialog', { name: 'Unlock applicant (MFA)' });
};
const approvalsOf = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.getByRole('region', { name: 'Approval Status', hidden: true });
const refusing = (Message: string) => mock(unlockApplicant, { body }, { ErrorNo: 1, Message });

/** Shown before a user unlocks an applicant. */
export const Default = meta.story({ tags: ['state:action.unlock-applicant.opened'], play: open });
Default.test(
  'names the applicant and the application; Escape sends no request (ACT-038, ACT-114)',
  async (play) => {
    const call = recorded(mock(unlockApplicant, { body }, { ErrorNo: 0 }));
    play.msw.use(call.handler);
    await expect(
      dialog().getByText(/^Dominic Marchetti will be unlocked .* application 1006\.$/),
    ).toBeVisible();
    await play.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(call.requests).toEqual([]);
  },
);
Default.test('sends the applicant, the application and the instance (ACT-038)', async (play) => {
  const call = recorded(mock(unlockApplicant, { body }, { ErrorNo: 0 }));
  play.msw.use(call.handler);
  await press('Confirm', play);
  await dialog().findByText('Completed successfully.');
  await expect(call.requests.map((request) => request.body)).toEqual([body]);
});

/** Shown after the applicant was unlocked. */
export const Unlocked = meta.story({
  tags: ['state:action.unlock-applicant.unlocked'],
  play: async (play) => {
    await open(play);
    play.msw.use(...handlersOf([errorResponse(getApplication, 500)]));
    await press('Confirm', play);
    await dialog().findByText('Completed successfully.');
  },
});
Unlocked.test('shows the applicant as unlocked at once, without a refetch (ACT-039)', async (play) => {
  await expect(approvalsOf(play)).not.toHaveTextContent('Locked');
  await expect(approvalsOf(play)).toHaveTextContent('Approved');
  await press('Close', play);
  await expect(within(approvalsOf(play)).queryByRole('button', { name: /Unlock/ })).toBeNull();
});

/** Shown when the server rejected the unlock. */
export const Refused = meta.story({
  args: {
    scenario: scenario(detailOf(underWay), refusing('The applicant service could not be reached.')),
  },
  tags: ['state:action.unlock-applicant.refused'],
  play: async (play) => {
    await open(play);
    await press('Confirm', play);
    await dialog().findByRole('alert');
  },
});
Refused.test('says why, and the applicant is still shown as Locked (ACT-040)', async (play) => {
  await expect(dialog().getByRole('alert')).toHaveTextContent('The applicant service could not be reached.');
  await expect(approvalsOf(play)).toHaveTextContent('Locked');
});

/** Shown when another user unlocked the applicant first. */
export const Conflict = meta.story({
  tags: ['release'],
  args: { scenario: scenario(detailOf(underWay), refusing('Only a locked applicant can be unlocked.')) },
  play: async (play) => {
    await open(play);
    play.msw.use(
      ...handlersOf(detailOf({ ...underWay, ApplicantApprovals: [{ ...locked, IsMFALocked: false }] })),
    );
    await press('Confirm', play);
  },
});
Conflict.test('explains the conflict with another user and refetches the application', async (play) => {
  await expect(await dialog().findByText('Only a locked applicant can be unlocked.')).toBeVisible();
  await waitFor(() => expect(approvalsOf(play)).not.toHaveTextContent('Locked'));
});
