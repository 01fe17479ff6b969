import { getTenant } from '@portal/api/contract';
import { errorResponse, lists, scenario, type TenantName } from '@portal/api/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../testing/portal-story.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Brand',
  component: PortalStory,
  args: { at: '/list', tenant: 'meridian' as TenantName, scenario: lists() },
  globals: { tenant: 'meridian' },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const input = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

/** Shows the portal in the theme of a second tenant. */
export const Default = meta.story({ tags: ['state:shell.brand.second-tenant'] });
Default.test('shows the name, title and shape of another tenant (AUTH-040, OP-014)', async ({ canvas }) => {
  await expect(await canvas.findAllByText('Meridian Wealth')).not.toHaveLength(0);
  await expect(await canvas.findByRole('heading', { level: 1, name: /^Applications/ })).toBeVisible();
  await expect(document.title).toBe('Applications · Meridian Wealth');
  await expect(input('--portal-radius')).toBe('12px');
});

/** Shows the portal of a tenant with a light brand colour. */
export const LightBrandColour = meta.story({
  args: { tenant: 'banksia' },
  globals: { tenant: 'banksia' },
  tags: ['state:shell.brand.light-brand-colour'],
});
LightBrandColour.test('keeps the shape and density of the tenant', async ({ canvas }) => {
  await expect(await canvas.findAllByText('Banksia Mutual')).not.toHaveLength(0);
  await expect(input('--portal-radius')).toBe('2px');
  await expect(input('--portal-density')).toBe('0.875');
});

const longBrand = 'The Combined Superannuation and Investment Trustees of Greater Wollongong Limited';
const longName = 'Maximiliana Konstantinopoulou-Featherstonehaugh de la Fuente';

/** Shows a long tenant name, a long user name and a logo that fails to load. */
export const Extremes = meta.story({
  args: {
    tenant: 'harbour',
    record: { DisplayName: longBrand, LogoUrl: '/missing.svg' },
    as: { name: longName, claims: [] },
  },
  globals: { tenant: 'harbour' },
  tags: ['state:shell.brand.extremes'],
  decorators: [
    (Story) => (
      <div style={{ ['--portal-logo-shown' as string]: "url('/missing.svg')" }}>
        <Story />
      </div>
    ),
  ],
});
Extremes.test('shows the name when the logo does not load', async ({ canvas }) => {
  await expect((await canvas.findAllByText(longBrand))[0]).toBeVisible();
});
Extremes.test('truncates a long name and shows it in full on focus', async ({ canvas }) => {
  const account = await canvas.findByRole('button', { name: longName });
  const text = within(account).getByText(longName);
  await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  account.focus();
  await expect(await canvas.findByText(longName, { selector: '[role="tooltip"] span' })).toBeVisible();
});

/** Shows a page without the tenant's theme, coloured from the tenant record. */
export const WithoutTheme = meta.story({ args: { tenant: 'meridian' }, globals: { tenant: 'tenant' } });
WithoutTheme.test(
  'takes colour and logo from the tenant record when the page has no theme',
  async ({ canvas }) => {
    await expect(await canvas.findAllByText('Meridian Wealth')).not.toHaveLength(0);
    await expect(input('--portal-brand')).toBe('rgb(15, 123, 95)');
    await expect(input('--portal-logo')).toContain('/logos/meridian.svg');
  },
);

/** Shown when the back end has no record of the tenant. */
export const WithoutRecord = meta.story({
  args: { record: 'asked', scenario: scenario(lists(), errorResponse(getTenant, 404)) },
});
WithoutRecord.test('shows the name of the tenant instead (OP-389)', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: /^Applications/ })).toBeVisible();
  await expect(await canvas.findAllByText('meridian')).not.toHaveLength(0);
});
