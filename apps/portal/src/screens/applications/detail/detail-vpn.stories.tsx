import { everyClaim, getApplication, getApplicationIps, Permission } from '@portal/api/contract';
import {
  timestampOf,
  detailOf,
  handlersOf,
  mock,
  recorded,
  errorResponse,
  scenario,
  someApplicationIps,
  noResponse,
} from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../testing/portal-story.tsx';
import { card, headsOfTable, rowsOfTable } from './detail-steps.ts';

const longIsp =
  'The Consolidated Regional Telecommunications and Undersea Cable Company of the Bass Strait Islands';
const asked = { params: { id: '1001' }, query: { userstates: 'primaryapplicant,secondaryapplicant' } };
const ips = mock(getApplicationIps, asked, {
  ApplicationIps: [
    ...someApplicationIps(),
    {
      ApplicantName: 'Carla Marchetti-Doyle',
      Ip: '2001:db8:85a3:1111:2222:8a2e:370:7334',
      IspName: longIsp,
      IsVpn: false,
      EventDateTime: timestampOf('2026-03-14T08:05:00+11:00'),
    },
    { ApplicantName: 'Rosa Marchetti', Ip: '192.0.2.9', IspName: null, IsVpn: false, EventDateTime: null },
  ],
});

const meta = preview.meta({
  title: 'Screens/Applications/Detail/VPN Summary',
  component: PortalStory,
  args: { at: '/application/1001?from=all', scenario: scenario(detailOf(), ips) },
  beforeEach: installScenario,
  parameters: { layout: 'fullscreen', picture: { role: 'region', name: 'VPN Summary' } },
  tags: ['screen'],
});

const nothing = 'VPN detection results are not available for this application.';

/** Shows the IP addresses of the applicants and whether each belongs to a VPN. */
export const Default = meta.story({ tags: ['state:vpn.card.populated'] });
Default.test(
  'lists the address of each applicant and whether a VPN hides the location (DETAIL-068, DETAIL-069, DETAIL-082)',
  async ({ canvas }) => {
    const vpn = await card(canvas, 'VPN Summary');
    await vpn.findByText('203.0.113.42');
    await expect(headsOfTable(vpn)).toEqual(['Applicant', 'IP Address', 'ISP', 'VPN', 'Date']);
    await expect(rowsOfTable(vpn)).toEqual([
      ['Elena Marchetti', '203.0.113.42', 'Southern Cable Net', 'No', '12 Mar 2026 09:14'],
      ['Dominic Marchetti', '198.51.100.7', 'Relay Hosting Co', 'Yes', '13 Mar 2026 15:27'],
      ['Carla Marchetti-Doyle', '2001:db8:85a3:1111:2222:8a2e:370:7334', longIsp, 'No', '14 Mar 2026 08:05'],
      ['Rosa Marchetti', '192.0.2.9', '', 'No', ''],
    ]);
    await expect(vpn.getByText('Yes')).toHaveAttribute('data-tone', 'pending');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
);

const askedBeside = recorded(ips);
export const ApplicationLoading = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(detailOf(), askedBeside, noResponse(getApplication)) },
});
ApplicationLoading.test('requests the addresses in parallel with the application', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading application...')).toBeVisible();
  await waitFor(() => expect(askedBeside.requests).not.toHaveLength(0));
});

/** Shown when no IP address was recorded. */
export const Empty = meta.story({
  args: { scenario: scenario(detailOf(), mock(getApplicationIps, asked, { ApplicationIps: [] })) },
  tags: ['state:vpn.card.empty'],
});
Empty.test('says that there are no results (DETAIL-070, ERR-009)', async ({ canvas }) => {
  const vpn = await card(canvas, 'VPN Summary');
  await expect(await vpn.findByText(nothing)).toBeVisible();
  await expect(vpn.queryByRole('button')).toBeNull();
});

/** Shown while the IP addresses are loading. */
export const Loading = meta.story({
  tags: ['release'],
  args: { scenario: scenario(detailOf(), noResponse(getApplicationIps)) },
});
Loading.test('says that its results are loading', async ({ canvas }) => {
  const vpn = await card(canvas, 'VPN Summary');
  await expect(vpn.getByRole('status', { name: 'Loading VPN detection results...' })).toBeVisible();
  await expect(vpn.queryByText(nothing)).toBeNull();
});

/** Shown when the IP addresses could not be loaded. */
export const Failed = meta.story({
  tags: ['release'],
  args: { scenario: scenario(detailOf(), errorResponse(getApplicationIps, 500)) },
});
Failed.test(
  'says that there are no results and offers Retry, which keeps the focus in the card (DETAIL-070, DETAIL-080, OP-250)',
  async ({ canvas, userEvent, msw }) => {
    const vpn = await card(canvas, 'VPN Summary');
    await expect(await vpn.findByText(nothing)).toBeVisible();
    msw.use(...handlersOf([ips]));
    await userEvent.click(vpn.getByRole('button', { name: 'Retry' }));
    await expect(await vpn.findByText('203.0.113.42')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'VPN Summary' })).toHaveFocus());
  },
);

const listened = recorded(ips);

/** Shown to users without the claim for the VPN summary: the card is hidden. */
export const WithoutTheClaim = meta.story({
  args: {
    as: { name: 'Fiona Full', claims: everyClaim.filter((claim) => claim !== Permission.vpnSummaryView) },
    scenario: scenario(detailOf(), listened),
  },
});
WithoutTheClaim.test('requests no addresses (PERM-036, API-023)', async ({ canvas }) => {
  await card(canvas, 'Activity feed');
  await expect(canvas.queryByRole('region', { name: 'VPN Summary' })).toBeNull();
  await expect(listened.requests).toEqual([]);
});
