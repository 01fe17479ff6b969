import { parseTenantTheme, themeCss, themeInputs, type TenantTheme } from '@portal/ui/theme';
import { deriveTheme } from '@portal/ui/theme/derive';
import { drawingPath } from './tenant-reply.ts';
import type { Tenant } from '../platform/tenant.ts';

/** Colours of the light theme, `#rrggbb`, for formats without style sheets: emails and PDF files. */
export interface TenantColours {
  readonly brand: string;
  readonly onBrand: string;
  readonly canvas: string;
  readonly surface: string;
  readonly sunken: string;
  readonly border: string;
  readonly text: string;
  readonly muted: string;
  readonly link: string;
  /** Corner radius in px. */
  readonly radius: number;
}

const standardBrand = themeInputs.find(({ name }) => name === '--portal-brand')?.initial ?? '';

/** The tenant's theme; undefined if the stored value is invalid, so that the standard theme applies. */
function themeOf({ theme }: Pick<Tenant, 'theme'>): TenantTheme | undefined {
  const parsed = parseTenantTheme(theme);
  return parsed.ok ? parsed.theme : undefined;
}

/** The tenant's theme as a style sheet, for pages. */
export function tenantCss(tenant: Tenant | undefined): string {
  const theme = tenant && themeOf(tenant);
  if (!tenant || !theme) return '';
  const [logo, logoDark] = [drawingPath(tenant, 'logo'), drawingPath(tenant, 'logo-dark')];
  return themeCss(theme, { ...(logo !== null && { logo }), ...(logoDark !== null && { logoDark }) });
}

export function tenantColours(tenant: Pick<Tenant, 'theme'>): TenantColours {
  const theme = themeOf(tenant) ?? { brand: standardBrand };
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
    radius: theme.radius ?? 6,
  };
}
