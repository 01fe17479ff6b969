import {
  actionsFor,
  everyClaim,
  Permission,
  statuses,
  type ApplicationFacts,
  type Status,
} from '@portal/api/contract';
import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';

interface Holder {
  readonly name: string;
  readonly claims: readonly string[];
}

/** One person for each claim, and those whom only several claims let act. */
const holders: readonly Holder[] = [
  { name: 'every claim', claims: everyClaim },
  { name: 'no claim', claims: [] },
  {
    name: `${Permission.editApp} and ${Permission.resetApplication}`,
    claims: [Permission.editApp, Permission.resetApplication],
  },
  ...everyClaim.map((claim) => ({ name: claim, claims: [claim] })),
];

interface ActionsMatrixProps {
  readonly complete: boolean;
  /** As the server sends it. */
  readonly mode: string;
}

/** What each person may do with an application in each status, and why not. */
function ActionsMatrix({ complete, mode }: ActionsMatrixProps) {
  const title = `${complete ? 'Complete' : 'Incomplete'}, ${mode}`;
  return (
    <div role="region" aria-label={title} tabIndex={0} className="max-h-[100vh] overflow-auto">
      <table className="border-separate border-spacing-0 text-xs [&_td]:border-b [&_td]:border-border [&_th]:border-b [&_th]:border-border">
        <caption className="p-2 text-start text-lg font-semibold">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="p-2 text-start">
              Claim
            </th>
            {statuses.map((status) => (
              <th key={status} scope="col" className="min-w-nav p-2 text-start">
                {status}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {holders.map(({ name, claims }) => (
            <tr key={name} className="align-top">
              <th scope="row" className="sticky start-0 bg-surface p-2 text-start">
                {name}
              </th>
              {statuses.map((Status) => (
                <td key={Status} className="p-2">
                  <Verdicts
                    application={{ Status, IsComplete: complete, ApplicationModeCode: mode }}
                    claims={claims}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Verdicts({ application, claims }: { application: ApplicationFacts; claims: readonly string[] }) {
  const permitted = actionsFor(application, claims).filter((action) => action.permitted);
  if (permitted.length === 0) return 'Nothing';
  return (
    <ul>
      {permitted.map(({ id, label, reason }) => (
        <li key={id} className={reason ? 'text-text-muted' : ''}>
          {reason ? `Not ${label}: ${reason}` : label}
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({
  title: 'Screens/Applications/Actions by claim and status',
  component: ActionsMatrix,
  args: { complete: false, mode: 'Online' },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
});

/** The lines of one cell. */
function verdicts(canvasElement: HTMLElement, holder: string, status: Status): string[] {
  const table = within(canvasElement).getByRole('table');
  const row = [...table.querySelectorAll('tbody tr')].find(
    (candidate) => candidate.querySelector('th')?.textContent === holder,
  );
  const cell = row?.querySelectorAll('td')[statuses.indexOf(status)];
  const lines = [...(cell?.querySelectorAll('li') ?? [])].map((line) => line.textContent);
  return lines.length > 0 ? lines : [cell?.textContent ?? ''];
}

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
