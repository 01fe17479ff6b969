import { everyClaim, getApplication, getSystemConfiguration, Permission } from '@portal/api/contract';
import {
  anApplicationDetail,
  timestampOf,
  detailOf,
  mock,
  scenario,
  systemConfiguration,
} from '@portal/api/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { card, headsOfTable, rowsOfTable } from './detail-steps.ts';

const unknownRule = `TRUST_DEED_${'AMENDMENT_'.repeat(14)}MISSING`;

const violated = anApplicationDetail({
  BusinessRuleViolations: [
    { ViolationName: 'CALIFORNIARESIDENT', ViolationDateTimeStamp: timestampOf('2026-03-12T09:41:00+11:00') },
    {
      ViolationName: 'BANKACCOUNTNAMEMATCH',
      ViolationDateTimeStamp: timestampOf('2026-03-02T09:44:00+11:00'),
    },
    { ViolationName: unknownRule, ViolationDateTimeStamp: null },
  ],
});

const meta = preview.meta({
  title: 'Screens/Applications/Detail/Exceptions',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: detailOf(violated) },
  beforeEach: installScenario,
  parameters: { layout: 'fullscreen', picture: { role: 'region', name: 'Exceptions' } },
  tags: ['screen'],
});

/** Shown when the application violates business rules. */
export const Default = meta.story({ tags: ['state:exceptions.card.populated'] });
Default.test(
  'says in a sentence which rule is violated and when, and shows an unknown rule by its name (DETAIL-024, DETAIL-025, DETAIL-026, DETAIL-027, DETAIL-082, ERR-010)',
  async ({ canvas }) => {
    const exceptions = await card(canvas, 'Exceptions');
    await expect(headsOfTable(exceptions)).toEqual(['Exception', 'Date']);
    await expect(rowsOfTable(exceptions)).toEqual([
      ['The applicant is a California resident.', '12 Mar 2026 09:41'],
      ['The bank account name does not match the applicant name.', '02 Mar 2026 09:44'],
      [unknownRule, ''],
    ]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
);

/** Shows the exceptions with the date format of the tenant. */
export const ConfiguredDates = meta.story({
  args: {
    scenario: scenario(
      detailOf(violated),
      mock(getSystemConfiguration, {}, { ...systemConfiguration, DefaultDateFormat: 'YYYY-MM-DD' }),
    ),
  },
});
ConfiguredDates.test('uses the date format of the tenant (DETAIL-082)', async ({ canvas }) => {
  await expect((await card(canvas, 'Exceptions')).getByText('2026-03-12')).toBeVisible();
});

/** Shown when a back end sends entries and values of the application that cannot be read. */
export const Unreadable = meta.story({
  args: {
    scenario: scenario(
      detailOf(violated),
      mock(getApplication, { params: { id: '1001' } }, {
        ...violated,
        InvestmentAmount: 'a lot',
        BusinessRuleViolations: [...(violated.BusinessRuleViolations ?? []), { ViolationName: null }],
        ApplicantApprovals: [{ Status: 'Approved' }],
      } as never),
    ),
  },
  tags: ['state:exceptions.card.unreadable'],
});
Unreadable.test(
  'counts in each card what cannot be read, and shows the others (OP-389)',
  async ({ canvas }) => {
    const exceptions = await card(canvas, 'Exceptions');
    await expect(exceptions.getByText('Values that cannot be read: 1')).toBeVisible();
    await expect(rowsOfTable(exceptions)).toHaveLength(3);
    const approvals = await card(canvas, 'Approval Status');
    await expect(approvals.getByText('The entries cannot be read.')).toBeVisible();
    await expect(approvals.queryByText('No approvals.')).toBeNull();
    const details = await card(canvas, 'Details');
    await expect(details.getByText('Values that cannot be read: Investment Amount')).toBeVisible();
  },
);

/** Shown when the application violates no business rule. */
export const Empty = meta.story({
  args: { scenario: detailOf() },
  tags: ['state:exceptions.card.empty'],
});
Empty.test("says 'No exceptions found' (DETAIL-028)", async ({ canvas }) => {
  const exceptions = await card(canvas, 'Exceptions');
  await expect(exceptions.getByText('No exceptions found')).toBeVisible();
  await expect(exceptions.queryByRole('table')).toBeNull();
});

/** Shown to users without the claim for exceptions: the Progress card takes the full width. */
export const WithoutTheClaim = meta.story({
  args: { as: { name: 'Fiona Full', claims: everyClaim.filter((one) => one !== Permission.exceptionsView) } },
});
WithoutTheClaim.test('gives its space to the Progress card (DETAIL-078, PERM-032)', async ({ canvas }) => {
  await card(canvas, 'Progress');
  await expect(canvas.queryByRole('region', { name: 'Exceptions' })).toBeNull();
  const widthOf = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().width;
  await expect(widthOf('Progress')).toBe(widthOf('Details'));
});
