import { everyClaim, Permission } from '@portal/api/contract';
import { lists } from '@portal/api/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
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
  canvas: { getByTestId: (id: string) => HTMLElement };
}
const leadsTo =
  (address: string) =>
  async ({ canvas }: Shown) => {
    await waitFor(() => expect(canvas.getByTestId('address').textContent).toBe(address));
  };

export const Default = meta.story({});
Default.test('starts with one’s own list', leadsTo('/list'));

export const AllAppsOnly = meta.story({ args: { as: 'ALL' } });
AllAppsOnly.test('starts with all applications for whoever has none of their own', leadsTo('/list/all'));

export const Unknown = meta.story({ args: { at: '/nosuchpage' } });
Unknown.test('leads from an unknown path to the start', leadsTo('/list'));

export const TooDeep = meta.story({ args: { at: '/verifications/V1/x' } });
TooDeep.test('knows no path below a verification', leadsTo('/list'));

export const NoPageNumber = meta.story({ args: { at: '/users/x' } });
NoPageNumber.test('takes a page number that is none for an unknown path', leadsTo('/list'));

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

export const SettingsWithClaim = meta.story({ args: { at: '/settings' } });
SettingsWithClaim.test('says honestly that a later screen is not built yet', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(canvas.getByText('This screen is not built yet.')).toBeVisible();
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Applications');
});
