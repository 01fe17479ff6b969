import { parseTenantTheme, themeInputs } from '@portal/ui/theme';
import { deriveTheme } from '@portal/ui/theme/derive';
import type { Tenant } from '../platform/tenant.ts';

/** Colours of an email, `#rrggbb`: mail programs know no variables. */
export interface MailLook {
  readonly brand: string;
  readonly onBrand: string;
  readonly canvas: string;
  readonly surface: string;
  readonly sunken: string;
  readonly border: string;
  readonly text: string;
  readonly muted: string;
  readonly link: string;
  /** Corner in px. */
  readonly radius: number;
}

const standardBrand = themeInputs.find(({ name }) => name === '--portal-brand')?.initial ?? '';

/** The tenant's own colours in light; with a look that makes no sense the standard ones. */
export function mailLook({ theme }: Pick<Tenant, 'theme'>): MailLook {
  const parsed = parseTenantTheme(theme);
  const own = parsed.ok ? parsed.theme : { brand: standardBrand };
  const colours = deriveTheme(own, { mode: 'light', contrast: 'normal' });
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
    radius: own.radius ?? 6,
  };
}
