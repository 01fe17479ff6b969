import { everyClaim, Permission } from '@portal/api/contract';
import { anApplicationDetail, anApproval, detailOf } from '@portal/api/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { card, rowsOfTable } from './detail-steps.ts';

const detailWith = (...ApplicantApprovals: ReturnType<typeof anApproval>[]) =>
  detailOf(anApplicationDetail({ ApplicantApprovals }));

const meta = preview.meta({
  title: 'Screens/Applications/Detail/Approval Status',
  component: PortalStory,
  args: {
    at: '/application/1001?from=all',
    scenario: detailWith(
      anApproval('Elena Marchetti', { Status: 'Approved', UpdateDate: '05/02/2025 09:07' }),
      anApproval('Dominic Marchetti', { Status: 'Declined', UpdateDate: '13/02/2025 17:30' }),
      anApproval('Rosa Marchetti', { Status: '', UpdateDate: '06/02/2025 10:00' }),
      anApproval('Carla Marchetti-Doyle', { Status: 'Pending', SendEmail: true }),
    ),
  },
  beforeEach: installScenario,
  parameters: { layout: 'fullscreen', picture: { role: 'region', name: 'Approval Status' } },
  tags: ['screen'],
});

/** Shows applicants who have approved, declined or not answered yet. */
export const Default = meta.story({ tags: ['state:detail.approvals.mixed'] });
Default.test(
  'shows who approved, declined or has not answered, and offers to resend the email but not to unlock (CONST-016, DETAIL-044, DETAIL-045, DETAIL-046, DETAIL-047, DETAIL-048, DETAIL-051, DETAIL-052, OP-053)',
  async ({ canvas }) => {
    const rows = rowsOfTable(await card(canvas, 'Approval Status'));
    await expect(rows.map(([name, state, updated]) => [name, state, updated])).toEqual([
      ['Elena Marchetti', 'Approved', '05/02/2025 09:07'],
      ['Dominic Marchetti', 'Declined', '13/02/2025 17:30'],
      ['Rosa Marchetti', 'Pending', ''],
      ['Carla Marchetti-Doyle', 'Pending', ''],
    ]);
    const approvals = await card(canvas, 'Approval Status');
    const [resend, ...more] = approvals.getAllByRole('button', { name: 'Resend email' });
    await expect(more).toEqual([]);
    await expect(resend).toHaveAccessibleDescription('Carla Marchetti-Doyle');
    await expect(approvals.queryByRole('button', { name: 'Unlock' })).toBeNull();
  },
);

/** Shown when an applicant was locked out by wrong codes. */
export const MfaLocked = meta.story({
  args: {
    scenario: detailWith(
      anApproval('Elena Marchetti', { Status: 'Approved', UpdateDate: '05/02/2025 09:07' }),
      anApproval('Dominic Marchetti', {
        Status: 'Approved',
        UpdateDate: '19/03/2026 15:31',
        IsMFALocked: true,
        SendEmail: true,
      }),
    ),
  },
  tags: ['state:detail.approvals.mfa-locked'],
});
MfaLocked.test(
  'shows Locked instead of every other state, and offers to unlock only the locked applicant (DETAIL-049, DETAIL-050, OP-125)',
  async ({ canvas, userEvent }) => {
    const rows = rowsOfTable(await card(canvas, 'Approval Status'));
    await expect(rows.map(([, state]) => state)).toEqual(['Approved', 'Locked']);
    const approvals = await card(canvas, 'Approval Status');
    const [unlock, ...more] = approvals.getAllByRole('button');
    await expect(more).toEqual([]);
    await expect(unlock).toHaveAccessibleName('Unlock');
    await expect(unlock).toHaveAccessibleDescription('Dominic Marchetti');
    await userEvent.click(unlock as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Unlock applicant (MFA)' });
    await expect(dialog).toHaveTextContent('Dominic Marchetti');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(unlock).toHaveFocus());
  },
);

/** Shown to users who may not unlock a locked applicant. */
export const LockedWithoutUnlock = meta.story({
  args: {
    as: {
      name: 'Fiona Full',
      claims: everyClaim.filter((claim) => claim !== Permission.unlockMfaLocked),
    },
    scenario: detailWith(anApproval('Dominic Marchetti', { IsMFALocked: true })),
  },
  tags: ['state:permission.approvals.locked-without-unlock'],
});
LockedWithoutUnlock.test(
  'shows the state without an Unlock button (DETAIL-050, OP-125)',
  async ({ canvas }) => {
    const approvals = await card(canvas, 'Approval Status');
    await expect(approvals.getByText('Locked')).toBeVisible();
    await expect(approvals.queryByRole('button')).toBeNull();
  },
);

const twelve = Array.from({ length: 12 }, (_, index) => `Applicant ${index + 1}`);

/** Shows a long name, an unknown state, an invalid date and many applicants. */
export const Extremes = meta.story({
  args: {
    scenario: detailWith(
      anApproval(
        'Wilhelmina Bartholomew-Featherstonehaugh-Cholmondeley of the Melbourne and Geelong Regional Office',
        { Status: 'Foo', UpdateDate: '2025-02-05T09:07' },
      ),
      anApproval('Nobody', { Status: 'Approved', UpdateDate: '31/02/2025 25:61' }),
      ...twelve
        .slice(2)
        .map((name) => anApproval(name, { Status: 'Approved', UpdateDate: '05/02/2025 09:07' })),
    ),
  },
  tags: ['state:detail.approvals.extremes'],
});
Extremes.test(
  'shows an unknown state as pending and omits an invalid date (DETAIL-044, DETAIL-047, OP-124)',
  async ({ canvas }) => {
    const rows = rowsOfTable(await card(canvas, 'Approval Status'));
    await expect(rows).toHaveLength(12);
    await expect(rows[0]?.slice(1, 3)).toEqual(['Pending', '']);
    await expect(rows[1]?.slice(1, 3)).toEqual(['Approved', '']);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
);

/** Shown when the application has no applicants. */
export const Empty = meta.story({ args: { scenario: detailWith() } });
Empty.test('says that there are no applicants', async ({ canvas }) => {
  await expect((await card(canvas, 'Approval Status')).getByText('No approvals.')).toBeVisible();
});
