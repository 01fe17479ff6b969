import { applicationActions, evaluateActions, Permission, statuses, type Status } from '@portal/api/contract';
import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { holdersOf, MatrixTable, matrixCell } from '../../../testing/matrix-table.tsx';

/** One user for each claim, and users with the pairs of claims that some actions need together. */
const holders = holdersOf({
  name: `${Permission.editApp} and ${Permission.resetApplication}`,
  claims: [Permission.editApp, Permission.resetApplication],
});

interface ActionsMatrixProps {
  readonly complete: boolean;
  /** The value that the server sends. */
  readonly mode: string;
}

/** What each user may do with an application in each status, or why not. */
const ActionsMatrix = ({ complete, mode }: ActionsMatrixProps) => (
  <MatrixTable
    title={`${complete ? 'Complete' : 'Incomplete'}, ${mode}`}
    holders={holders}
    columns={statuses.map((Status) => ({
      name: Status,
      decisions: (claims) =>
        evaluateActions(
          applicationActions,
          { Status, IsComplete: complete, ApplicationModeCode: mode },
          claims,
        ),
    }))}
  />
);

const meta = preview.meta({
  title: 'Screens/Applications/Actions by claim and status',
  component: ActionsMatrix,
  args: { complete: false, mode: 'Online' },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
});

const decisions = (canvasElement: HTMLElement, holder: string, status: Status) =>
  matrixCell(within(canvasElement).getByRole('table'), holder, status);

/** Shows for each claim and status which actions an incomplete online application permits. */
export const Default = meta.story();
Default.test('lists the actions of an incomplete online application', async ({ canvasElement }) => {
  const cell = (holder: string, status: Status) => decisions(canvasElement, holder, status);
  await expect(cell('every claim', 'Primary edit')).toEqual([
    'Email resume link',
    'Not Resend email: The completion email can be sent again only for a complete online application.',
    'Not Final report: A final report needs a complete application.',
    'Draft report',
    'Not Confirm Action: An integration can be triggered only for a complete application.',
    'Not Unlock Application: Only a locked application can be unlocked.',
    'Assignee',
    'Label',
    'Edit Owner',
    'Edit Email Address',
    'Not Change Signing Mode: The signing mode can be changed only in status Adviser edit.',
    'Depersonalise application',
    'Cancel application',
    'View',
    'Edit',
  ]);
  await expect(cell(Permission.cancelApp, 'Locked')).toEqual(['Cancel application']);
  await expect(cell(Permission.cancelApp, 'Cancelled')).toEqual([
    'Not Cancel application: This application is already cancelled.',
  ]);
  await expect(cell(Permission.unlockApplication, 'Locked')).toEqual(['Unlock Application']);
  await expect(cell(Permission.changeSigningMode, 'Adviser edit')).toEqual(['Change Signing Mode']);
  await expect(cell(Permission.editApp, 'Depersonalised')).toEqual([
    'Not Edit: A depersonalised application cannot be edited.',
  ]);
});
Default.test('offers nothing to a user without claims', async ({ canvasElement }) => {
  for (const status of statuses) {
    await expect(decisions(canvasElement, 'no claim', status)).toEqual(['Nothing']);
  }
});

/** Shows for each claim and status which actions a complete online application permits. */
export const CompleteOnline = meta.story({ args: { complete: true } });
CompleteOnline.test('requires a second claim to edit a complete application', async ({ canvasElement }) => {
  const cell = (holder: string) => decisions(canvasElement, holder, 'Complete');
  await expect(cell(Permission.editApp)).toEqual(['Nothing']);
  await expect(cell(`${Permission.editApp} and ${Permission.resetApplication}`)).toEqual(['Edit']);
  await expect(cell(Permission.resendCompletionEmail)).toEqual(['Resend email']);
});
CompleteOnline.test('offers to cancel in every status except Cancelled', async ({ canvasElement }) => {
  const offered = statuses.filter((status) =>
    decisions(canvasElement, Permission.cancelApp, status).includes('Cancel application'),
  );
  await expect(offered).toEqual(statuses.filter((status) => status !== 'Cancelled'));
});

/** Shows for each claim and status which actions an incomplete paper application permits. */
export const IncompletePrintAndSign = meta.story({ tags: ['release'], args: { mode: 'Print & Sign' } });
IncompletePrintAndSign.test('offers no resume link for a paper application', async ({ canvasElement }) => {
  await expect(decisions(canvasElement, Permission.emailResumeLink, 'Primary edit')).toEqual([
    'Not Email resume link: A resume link can be sent only while an online application is being filled in.',
  ]);
});

/** Shows for each claim and status which actions a complete paper application permits. */
export const CompletePrintAndSign = meta.story({
  tags: ['release'],
  args: { complete: true, mode: 'Print & Sign' },
});
CompletePrintAndSign.test('offers no completion email for a paper application', async ({ canvasElement }) => {
  await expect(decisions(canvasElement, Permission.resendCompletionEmail, 'Complete')).toEqual([
    'Not Resend email: The completion email can be sent again only for a complete online application.',
  ]);
});
