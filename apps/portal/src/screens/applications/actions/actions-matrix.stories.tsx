import { applicationActions, evaluateActions, Permission, statuses, type Status } from '@portal/api/contract';
import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { holdersOf, MatrixTable, matrixCell } from './matrix-table.tsx';

/** Besides one person for each claim those whom only several claims let act. */
const holders = holdersOf({
  name: `${Permission.editApp} and ${Permission.resetApplication}`,
  claims: [Permission.editApp, Permission.resetApplication],
});

interface ActionsMatrixProps {
  readonly complete: boolean;
  /** As the server sends it. */
  readonly mode: string;
}

/** What each person may do with an application in each status, and why not. */
const ActionsMatrix = ({ complete, mode }: ActionsMatrixProps) => (
  <MatrixTable
    title={`${complete ? 'Complete' : 'Incomplete'}, ${mode}`}
    holders={holders}
    columns={statuses.map((Status) => ({
      name: Status,
      verdicts: (claims) =>
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

const verdicts = (canvasElement: HTMLElement, holder: string, status: Status) =>
  matrixCell(within(canvasElement).getByRole('table'), holder, status);

export const Default = meta.story();
Default.test('says what an incomplete online application offers', async ({ canvasElement }) => {
  const cell = (holder: string, status: Status) => verdicts(canvasElement, holder, status);
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
Default.test('never offers anything to a person without a claim', async ({ canvasElement }) => {
  for (const status of statuses) {
    await expect(verdicts(canvasElement, 'no claim', status)).toEqual(['Nothing']);
  }
});

export const CompleteOnline = meta.story({ args: { complete: true } });
CompleteOnline.test(
  'asks for a second claim before a complete application is edited',
  async ({ canvasElement }) => {
    const cell = (holder: string) => verdicts(canvasElement, holder, 'Complete');
    await expect(cell(Permission.editApp)).toEqual(['Nothing']);
    await expect(cell(`${Permission.editApp} and ${Permission.resetApplication}`)).toEqual(['Edit']);
    await expect(cell(Permission.resendCompletionEmail)).toEqual(['Resend email']);
  },
);
CompleteOnline.test('offers to cancel in every status but Cancelled', async ({ canvasElement }) => {
  const offered = statuses.filter((status) =>
    verdicts(canvasElement, Permission.cancelApp, status).includes('Cancel application'),
  );
  await expect(offered).toEqual(statuses.filter((status) => status !== 'Cancelled'));
});

export const IncompletePrintAndSign = meta.story({ args: { mode: 'Print & Sign' } });
IncompletePrintAndSign.test('sends no resume link for paper', async ({ canvasElement }) => {
  await expect(verdicts(canvasElement, Permission.emailResumeLink, 'Primary edit')).toEqual([
    'Not Email resume link: A resume link can be sent only while an online application is being filled in.',
  ]);
});

export const CompletePrintAndSign = meta.story({ args: { complete: true, mode: 'Print & Sign' } });
CompletePrintAndSign.test('sends no completion email for paper', async ({ canvasElement }) => {
  await expect(verdicts(canvasElement, Permission.resendCompletionEmail, 'Complete')).toEqual([
    'Not Resend email: The completion email can be sent again only for a complete online application.',
  ]);
});
