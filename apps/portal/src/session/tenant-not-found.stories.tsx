import { validateTenantDomain } from '@portal/api/contract';
import { lists, mock, errorResponse, scenario } from '@portal/api/mocks';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { memoryStorage } from '../testing/memory-storage.ts';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';

const unknown = scenario(
  lists(),
  mock(validateTenantDomain, { query: { domain: 'nowhere.example' } }, { Success: false }),
);

const meta = preview.meta({
  title: 'Screens/Session/Tenant not found',
  component: PortalStory,
  args: { at: '/tenantnotfound', tenant: 'unknown' as const, scenario: unknown },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const checks = (sent: { mock: { calls: unknown[][] } }) =>
  sent.mock.calls.filter(([request]) => {
    const address = request instanceof Request ? request.url : String(request);
    return address.includes('/validate-tenant-domain?domain=');
  }).length;

/** Shown at an address that belongs to no tenant. */
export const Default = meta.story({ tags: ['state:tenant-not-found.page.shown'] });
Default.test(
  'says what is wrong, what to do and whom to contact (AUTH-029 to AUTH-033, CONST-026, OP-015, OP-016)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
    await expect(canvas.getByText(/site does not exist or is unavailable/)).toBeVisible();
    await expect(canvas.getByText(/Check the address, or try again in 5-10 minutes/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@portal.example' })).toHaveAttribute(
      'href',
      'mailto:support@portal.example',
    );
    await expect(canvas.getByRole('link', { name: '1300 000 100' })).toHaveAttribute(
      'href',
      'tel:1300000100',
    );
    await expect(canvas.queryByText(/[{}]/)).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
);
Default.test(
  'checks the address once, and stays if it is still unknown (AUTH-034, AUTH-037, API-066, OP-028)',
  async ({ mount, canvas }) => {
    const sent = spyOn(window, 'fetch');
    await mount();
    await canvas.findByRole('heading', { name: 'Portal unavailable' });
    await expect(canvas.getByTestId('address')).toHaveTextContent('/tenantnotfound');
    await expect(checks(sent)).toBe(1);
    sent.mockRestore();
  },
);

/** Shown when a page of the dashboard is opened at an address without a tenant. */
export const FromTheDashboard = meta.story({
  args: { at: '/list' },
  tags: ['state:tenant-not-found.page.shown'],
});
FromTheDashboard.test(
  'opens from any page when the address belongs to no tenant (AUTH-038, ERR-043, OP-029)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('/tenantnotfound');
  },
);

/** Shown when the request for the tenant of the address fails. */
export const CheckFailed = meta.story({
  args: { at: '/list', scenario: scenario(lists(), errorResponse(validateTenantDomain, 500)) },
  tags: ['state:tenant-not-found.page.shown'],
});
CheckFailed.test('opens when the check of the address fails', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Portal unavailable' })).toBeVisible();
  await expect(canvas.getByTestId('address')).toHaveTextContent('/tenantnotfound');
});

const remembered = memoryStorage();
export const TenantFound = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: lists(), remembered },
});
TenantFound.test(
  'opens the portal once the address is known, and stores the tenant (AUTH-035, AUTH-036)',
  async ({ canvas }) => {
    await waitFor(() => expect(remembered.getItem('portal.tenant')).toBe('harbour'));
    await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible();
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/list'));
  },
);
