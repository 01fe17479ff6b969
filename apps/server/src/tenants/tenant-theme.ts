import { parseTenantTheme, themeCss, themeInputs, type TenantTheme } from '@portal/ui/theme';
import { deriveTheme } from '@portal/ui/theme/derive';
import { imagePath } from './tenant-reply.ts';
import type { Tenant } from '../platform/tenant.ts';

/** The theme of a tenant without a valid one. */
export const standardTheme: TenantTheme = {
  brand: themeInputs.find(({ name }) => name === '--portal-brand')?.initial ?? '',
};

/** The tenant's theme; undefined if the stored value is invalid, so that the standard theme applies. */
export function themeOf({ theme }: Pick<Tenant, 'theme'>): TenantTheme | undefined {
  const parsed = parseTenantTheme(theme);
  return parsed.ok ? parsed.theme : undefined;
}

/** What a tenant's style sheet depends on. */
export type TenantLook = Pick<Tenant, 'id' | 'theme' | 'look' | 'images'>;

/** The tenant's theme as a style sheet, for pages. */
export function tenantCss(tenant: TenantLook | undefined): string {
  const theme = tenant && themeOf(tenant);
  if (!tenant || !theme) return '';
  const { Logo, LogoOnDark } = tenant.images;
  const [logo, logoDark] = [imagePath(tenant, 'Logo'), imagePath(tenant, 'LogoOnDark')];
  return themeCss(theme, {
    ...(Logo && logo !== null && { logo, logoRatio: Logo.Width / Logo.Height }),
    ...(LogoOnDark && logoDark !== null && { logoDark, logoDarkRatio: LogoOnDark.Width / LogoOnDark.Height }),
  });
}

/** Colours of the light theme, `#rrggbb`, for formats without style sheets: emails and PDF files. */
export type TenantColours = Readonly<ReturnType<typeof tenantColours>>;

export function tenantColours(tenant: Pick<Tenant, 'theme'>) {
  const theme = themeOf(tenant) ?? standardTheme;
  const colours = deriveTheme(theme, { mode: 'light', contrast: 'normal' });
  return {
    brand: colours['--portal-brand'],
    onBrand: colours['--portal-on-brand'],
    canvas: colours['--portal-canvas'],
    surface: colours['--portal-surface'],
    sunken: colours['--portal-sunken'],
    border: colours['--portal-border'],
    text: colours['--portal-text'],
    muted: colours['--portal-text-muted'],
    link: colours['--portal-link'],
    /** Corner radius in px. */
    radius: theme.radius ?? 6,
  };
}
