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

/** Shown at the start page: the user is redirected to a list. */
export const Default = meta.story({});
Default.test('opens the user’s own list (SHELL-002, PERM-017)', leadsTo('/list'));

/** Two lists that record their requests. */
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
  tags: ['!dev', '!autodocs'],
  args: { as: only(Permission.allAppsInstance), scenario: ofInstance.scenario },
});
AllAppsOnly.test(
  'opens all applications for users who may see only those of the instance (SHELL-018, SHELL-043, PERM-018, PERM-062)',
  startsWithAll(ofInstance),
);

const ofLocation = bothLists();
export const LocationOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { as: only(Permission.allAppsLocation), scenario: ofLocation.scenario },
});
LocationOnly.test(
  'opens all applications for users who may see only those of a location (SHELL-004, PERM-019, PERM-062)',
  startsWithAll(ofLocation),
);

const ofGroup = bothLists();
export const GroupOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { as: only(Permission.allAppsRestrictionGroup), scenario: ofGroup.scenario },
});
GroupOnly.test(
  'opens all applications for users who may see only those of a restriction group (PERM-020, PERM-062)',
  startsWithAll(ofGroup),
);

export const Unknown = meta.story({ tags: ['!dev', '!autodocs'], args: { at: '/nosuchpage' } });
Unknown.test('redirects from an unknown path to the start page (SHELL-012)', leadsTo('/list'));

export const TooDeep = meta.story({ tags: ['!dev', '!autodocs'], args: { at: '/verifications/V1/x' } });
TooDeep.test('treats a path below a verification as unknown (SHELL-013)', leadsTo('/list'));

export const NoPageNumber = meta.story({ tags: ['!dev', '!autodocs'], args: { at: '/users/x' } });
NoPageNumber.test('treats an invalid page number as an unknown path', leadsTo('/list'));

const ofNoPage = bothLists();
export const NoPageOfTheList = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/list/abc', scenario: ofNoPage.scenario },
});
NoPageOfTheList.test('never requests an invalid page number (SHELL-014, OP-008)', async ({ canvas }) => {
  await leadsTo('/list')({ canvas });
  await expect(await canvas.findByRole('link', { name: '1147' })).toBeVisible();
  const asked = ofNoPage.kept.flatMap(({ requests }) => requests.map(({ query }) => query.get('pageNo')));
  await expect(asked).toEqual(['1']);
});

export const AdminWithoutClaim = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/admin', as: 'MY' },
});
AdminWithoutClaim.test('hides the administration from users without its claim', leadsTo('/list'));

export const ReportsWithoutClaim = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/reports', as: 'MY' },
});
ReportsWithoutClaim.test('hides the reports from users without their claim', leadsTo('/list'));

export const VerificationsWithoutService = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { at: '/verifications', as: 'ENTITY' },
});
VerificationsWithoutService.test(
  'redirects to the list when no verification service is available (VER-027, OP-006)',
  leadsTo('/list'),
);

export const VerificationsWithoutClaim = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    at: '/verifications',
    as: {
      name: 'Nearly Full',
      claims: everyClaim.filter((claim) => claim !== Permission.entityVerification),
    },
  },
});
VerificationsWithoutClaim.test(
  'redirects to the list without the claim of the area (VER-026)',
  leadsTo('/list'),
);
