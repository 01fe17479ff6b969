import { themeCss, type TenantTheme, type ThemeAssets } from '@portal/ui/theme';
import { fixtureTenants } from '../packages/ui/src/theme/fixture-tenants.ts';

export interface StoryTenant {
  theme: TenantTheme;
  assets?: ThemeAssets;
}

const logoOf = (tenant: string): ThemeAssets => ({ logo: `/logos/${tenant}.svg` });

/** The demonstration tenants, of which design tokens are written. */
export const demoTenants: Readonly<Record<string, StoryTenant>> = {
  harbour: { theme: { brand: '#0b5cab', nav: '#10243e' }, assets: logoOf('harbour') },
  meridian: { theme: { brand: '#0f7b5f', nav: '#f1f6f3', radius: 12 }, assets: logoOf('meridian') },
  banksia: {
    theme: { brand: '#f4b400', nav: '#26231c', radius: 2, density: 0.875 },
    assets: logoOf('banksia'),
  },
};

/** The tenants of the toolbar: the demonstration tenants first, then extreme themes. */
export const storyTenants: Readonly<Record<string, StoryTenant>> = {
  ...demoTenants,
  ...Object.fromEntries(Object.entries(fixtureTenants).map(([name, theme]) => [name, { theme }])),
};

/** The style sheets of the tenants, each for pages that name the tenant. */
export function tenantStyles(): string {
  return Object.entries(storyTenants)
    .map(([name, { theme, assets }]) => themeCss(theme, assets).replace(':root{', `[data-tenant='${name}']{`))
    .join('\n');
}

export function addTenantStyles() {
  const id = 'story-tenants';
  const sheet = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'));
  sheet.id = id;
  sheet.textContent = tenantStyles();
}
