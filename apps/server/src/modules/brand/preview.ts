import { brandImagePlaceholders, type Input, type previewBrand } from '@portal/api/contract';
import { mailHtml } from '../../mail/mail-document.ts';
import { inlinePage } from '../../people/pages/inline-page.ts';
import { signInPage } from '../../people/pages/sign-in-page.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { imagePath } from '../../tenants/tenant-reply.ts';
import { sampleMail } from './look-samples.ts';

type Appearance = Pick<Input<typeof previewBrand>['body'], 'Mode' | 'Contrast'>;

/** The sign-in page and an email of a tenant, as documents that load and run nothing. */
export const previewDocuments = (tenant: Tenant, appearance: Appearance) => ({
  SignIn: signInDocument(tenant, appearance),
  Email: mailHtml(sampleMail(tenant)),
});

function signInDocument(tenant: Tenant, { Mode, Contrast }: Appearance): string {
  // The icon is no part of the document.
  const { Icon: _, ...images } = tenant.images;
  const shown = { ...tenant, images };
  const page = signInPage({ tenant: shown, nonce: '' }, { action: '#', email: '' });
  const contrast = Contrast === 'more' ? ' data-contrast="more"' : '';
  let document = inlinePage(page, 'removed')
    .replace('<html ', `<html data-mode="${Mode}"${contrast} `)
    .replaceAll('<style nonce="">', '<style>')
    // A page without a script is complete at once.
    .replace(/<link rel="expect"[^>]*>/, '')
    // Fonts would be loaded.
    .replaceAll(/@font-face\s*\{[^}]*\}/g, '');
  for (const field of ['Logo', 'LogoOnDark'] as const) {
    const path = imagePath(shown, field);
    if (path !== null)
      document = document.replaceAll(`url("${path}")`, `url("${brandImagePlaceholders[field]}")`);
  }
  return document;
}
