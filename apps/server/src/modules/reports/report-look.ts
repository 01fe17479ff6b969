import type { Tenant } from '../../platform/tenant.ts';
import { mailLook } from '../../mail/mail-look.ts';
import type { ReportLook } from './report-pdf.ts';

/** How a tenant's reports look: in the colours of its emails, with its drawing. */
export function reportLook(tenant: Tenant): ReportLook {
  const { brand, link, text, muted, border } = mailLook(tenant);
  return { brand, heading: link, text, muted, border, logo: tenant.drawings.logo };
}
