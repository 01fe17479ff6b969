import type { BrandSurface } from '@portal/api/contract';
import { appearances, deriveTheme } from '@portal/ui/theme/derive';
import { mailHtml } from '../../mail/mail-document.ts';
import { signInPage } from '../../people/pages/sign-in-page.ts';
import { drawingOf } from '../../platform/images/draw-image.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { tenantCss } from '../../tenants/tenant-theme.ts';
import type { Look } from '../../tenants/look.store.ts';
import { reportTheme, writeReport } from '../reports/report-writer.ts';
import type { LookFiles } from './look-findings.ts';
import { sampleMail, sampleReport } from './look-samples.ts';

/** A tenant with a look that may not be published yet. */
export interface DrawnLook {
  readonly tenant: Tenant;
  readonly theme: Look['theme'];
  readonly files: LookFiles;
}

/** Draws everything that shows the look of a tenant, in the order of the result; throws if it cannot be drawn. */
export const lookSurfaces: Readonly<Record<BrandSurface, (look: DrawnLook) => unknown>> = {
  Portal: ({ tenant, theme }) => {
    for (const appearance of appearances) deriveTheme(theme, appearance);
    if (tenantCss(tenant) === '') throw new Error('The style sheet is empty.');
  },
  'Sign-in page': ({ tenant }) => signInPage({ tenant, nonce: '' }, { action: '#', email: '' }),
  Emails: ({ tenant }) => mailHtml(sampleMail(tenant)),
  'PDF reports': async ({ tenant, files }) =>
    writeReport(await reportTheme(tenant, files.Logo), sampleReport(tenant)),
  'Icon of the tab': ({ files: { Icon } }) => Icon && drawingOf(Icon),
};

/** The tenant as it would be with another look. */
export const withLook = (tenant: Tenant, { theme, images }: Look, number: number): Tenant => ({
  ...tenant,
  theme: { ...theme },
  look: number,
  images,
});

/** Draws every surface with a look. A message says why a surface cannot be drawn. */
export async function drawSurfaces(look: DrawnLook, surfaces = lookSurfaces) {
  const reasons: (readonly [BrandSurface, string | null])[] = [];
  for (const [surface, draw] of Object.entries(surfaces))
    reasons.push([surface as BrandSurface, await reasonOf(() => draw(look))]);
  const drawn = reasons.every(([, reason]) => reason === null);
  return {
    drawn,
    Results: reasons.map(([Surface, Message]) => ({ Surface, Success: drawn, Message })),
  };
}

async function reasonOf(draw: () => unknown): Promise<string | null> {
  try {
    await draw();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'It cannot be drawn.';
  }
}
