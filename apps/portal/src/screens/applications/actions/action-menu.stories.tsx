import type { ApplicationDetail } from '@portal/api/contract';
import { anApplicationDetail, detailOf } from '@portal/api/mocks';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { openMenu } from './action-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/Actions/Menu',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: detailOf() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

/** The page of an application with its Actions menu open. */
const menuOf = (change: Partial<ApplicationDetail>) => {
  const detail = anApplicationDetail({
    ReportItems: [{ ReportName: 'draft', DisplayName: 'Draft application report' }],
    ...change,
  });
  return {
    args: { at: `/application/${detail.ApplicationId}?from=all`, scenario: detailOf(detail) },
    play: openMenu,
  };
};
const incomplete = { IsComplete: false, DateCompletedTimestamp: null } as const;
const entries = async () =>
  within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map((entry) => entry.textContent);
const always = ['Assignee', 'Label', 'Edit Owner'];
const last = ['Depersonalise application', 'Cancel application'];

/** Shows the actions of a complete online application with two reports and two integrations. */
export const Default = meta.story({
  ...menuOf({
    ReportItems: [
      { ReportName: 'summary', DisplayName: 'Application summary' },
      { ReportName: 'verification', DisplayName: 'Verification report' },
    ],
    ApiItems: [
      { ApiName: 'registry', DisplayName: 'Send to registry' },
      { ApiName: 'crm', DisplayName: 'Send to CRM' },
    ],
  }),
  tags: ['state:detail.actions.complete'],
});
Default.test(
  'offers the actions of a complete online application, with each report and integration by name (DETAIL-014, DETAIL-015, ACT-012, ACT-016, ACT-022, ACT-027, ACT-099, ACT-116)',
  async () => {
    await expect(await entries()).toEqual([
      'Resend email',
      'Application summary',
      'Verification report',
      'Send to registry',
      'Send to CRM',
      ...always,
      ...last,
    ]);
  },
);

/** Shows the actions of an online application that the primary applicant is filling in. */
export const PrimaryEdit = meta.story({
  ...menuOf({ ApplicationId: 1006, Status: 'Primary edit', ...incomplete }),
  tags: ['state:detail.actions.primary-edit'],
});
PrimaryEdit.test(
  'offers the actions of an online application that is being filled in (ACT-007, ACT-008, ACT-009, ACT-010, ACT-017, ACT-024, ACT-028)',
  async () => {
    await expect(await entries()).toEqual([
      'Email resume link',
      'Draft application report',
      ...always,
      'Edit Email Address',
      ...last,
    ]);
  },
);

/** Shows the actions of an application that an adviser is editing. */
export const AdviserEdit = meta.story({
  ...menuOf({ ApplicationId: 1002, Status: 'Adviser edit', ...incomplete }),
  tags: ['state:detail.actions.adviser-edit'],
});
AdviserEdit.test('offers the signing mode but no resume link (ACT-011, ACT-100)', async () => {
  await expect(await entries()).toEqual([
    'Draft application report',
    ...always,
    'Edit Email Address',
    'Change Signing Mode',
    ...last,
  ]);
});

/** Shows the actions of an incomplete application that is signed on paper. */
export const PrintAndSign = meta.story({
  ...menuOf({
    ApplicationId: 1005,
    Status: 'Primary edit',
    ApplicationModeCode: 'Print & Sign',
    ...incomplete,
  }),
  tags: ['state:detail.actions.print-and-sign'],
});
PrintAndSign.test('offers no resume link and no completion email (ACT-013, ACT-018)', async () => {
  await expect(await entries()).toEqual([
    'Draft application report',
    ...always,
    'Edit Email Address',
    ...last,
  ]);
});

/** Shows the actions of a locked application. */
export const Locked = meta.story({
  ...menuOf({ ApplicationId: 1003, Status: 'Locked', ...incomplete }),
  tags: ['state:detail.actions.locked'],
});
Locked.test(
  'offers to unlock the application and opens above the cards (ACT-034, DETAIL-079)',
  async ({ canvas }) => {
    await expect(await entries()).toEqual([
      'Draft application report',
      'Unlock Application',
      ...always,
      'Edit Email Address',
      ...last,
    ]);
    await expect(canvas.getByRole('region', { name: 'Details', hidden: true })).toBeInTheDocument();
  },
);

/** Shown to users who may take no action: the Actions button is hidden. */
export const NothingToDo = meta.story({ args: { as: 'EDIT' } });
NothingToDo.test('hides the Actions button when nothing is permitted (OP-050)', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'View' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Actions' })).toBeNull();
});
