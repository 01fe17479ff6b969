import {
  everyClaim,
  listAllApplications,
  listMyApplications,
  Permission,
  type Claim,
} from '@portal/api/contract';
import { lists, recorded, scenario, someApplicationRows } from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { Canvas } from '../testing/play.ts';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Routes',
  component: PortalStory,
  args: { at: '/', scenario: lists() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

interface Shown {
  canvas: Canvas;
}
const leadsTo =
  (address: string) =>
  async ({ canvas }: Shown) => {
    await waitFor(() => expect(canvas.getByTestId('address').textContent).toBe(address));
  };

export const Default = meta.story({});
Default.test('starts with one’s own list (SHELL-002, PERM-017)', leadsTo('/list'));

/** Two lists that keep what they were asked. */
const bothLists = () => {
  const calls = lists(someApplicationRows(2), someApplicationRows(3));
  const kept = calls
    .filter(({ endpoint }) => endpoint === listMyApplications || endpoint === listAllApplications)
    .map(recorded);
  return { kept, scenario: scenario(calls, kept) };
};
const startsWithAll =
  ({ kept }: ReturnType<typeof bothLists>) =>
  async ({ canvas }: Shown) => {
    await leadsTo('/list/all')({ canvas });
    await expect(await canvas.findByRole('link', { name: '1147' })).toBeVisible();
    await expect(canvas.queryByText('My Apps')).toBeNull();
    await expect(kept.map(({ endpoint, requests }) => [endpoint.id, requests.length > 0])).toEqual([
      ['C20', false],
      ['C21', true],
    ]);
  };
const only = (claim: Claim) => ({ name: 'Only One', claims: [claim] });

const ofInstance = bothLists();
export const AllAppsOnly = meta.story({
  args: { as: only(Permission.allAppsInstance), scenario: ofInstance.scenario },
});
AllAppsOnly.test(
  'starts with all applications for whoever sees those of the instance only (SHELL-018, SHELL-043, PERM-018, PERM-062)',
  startsWithAll(ofInstance),
);

const ofLocation = bothLists();
export const LocationOnly = meta.story({
  args: { as: only(Permission.allAppsLocation), scenario: ofLocation.scenario },
});
LocationOnly.test(
  'starts with all applications for whoever sees those of a location only (SHELL-004, PERM-019, PERM-062)',
  startsWithAll(ofLocation),
);

const ofGroup = bothLists();
export const GroupOnly = meta.story({
  args: { as: only(Permission.allAppsRestrictionGroup), scenario: ofGroup.scenario },
});
GroupOnly.test(
  'starts with all applications for whoever sees those of a restriction group only (PERM-020, PERM-062)',
  startsWithAll(ofGroup),
);

export const Unknown = meta.story({ args: { at: '/nosuchpage' } });
Unknown.test('leads from an unknown path to the start (SHELL-012)', leadsTo('/list'));

export const TooDeep = meta.story({ args: { at: '/verifications/V1/x' } });
TooDeep.test('knows no path below a verification (SHELL-013)', leadsTo('/list'));

export const NoPageNumber = meta.story({ args: { at: '/users/x' } });
NoPageNumber.test('takes a page number that is none for an unknown path', leadsTo('/list'));

const ofNoPage = bothLists();
export const NoPageOfTheList = meta.story({ args: { at: '/list/abc', scenario: ofNoPage.scenario } });
NoPageOfTheList.test('never asks for a page that is none (SHELL-014, OP-008)', async ({ canvas }) => {
  await leadsTo('/list')({ canvas });
  await expect(await canvas.findByRole('link', { name: '1147' })).toBeVisible();
  const asked = ofNoPage.kept.flatMap(({ requests }) => requests.map(({ query }) => query.get('pageNo')));
  await expect(asked).toEqual(['1']);
});

export const AdminWithoutClaim = meta.story({ args: { at: '/admin', as: 'MY' } });
AdminWithoutClaim.test('hides the administration without its claim', leadsTo('/list'));

export const ReportsWithoutClaim = meta.story({ args: { at: '/reports', as: 'MY' } });
ReportsWithoutClaim.test('hides the reports without their claim', leadsTo('/list'));

export const VerificationsWithoutService = meta.story({ args: { at: '/verifications', as: 'ENTITY' } });
VerificationsWithoutService.test(
  'leads on to the list without a verification service (VER-027, OP-006)',
  leadsTo('/list'),
);

export const VerificationsWithoutClaim = meta.story({
  args: {
    at: '/verifications',
    as: {
      name: 'Nearly Full',
      claims: everyClaim.filter((claim) => claim !== Permission.entityVerification),
    },
  },
});
VerificationsWithoutClaim.test(
  'leads on to the list without the claim of the area (VER-026)',
  leadsTo('/list'),
);
