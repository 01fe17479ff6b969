import { html, nothing, type Html } from '../../platform/http/html.ts';
import { tenantCss } from '../../tenants/tenant-theme.ts';
import { drawingPath } from '../../tenants/tenant-reply.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { scriptAddress, styleAddress } from './assets.ts';

export interface PageFrame {
  readonly tenant: Tenant;
  /** Of this answer's content security policy. */
  readonly nonce: string;
}

/** One column in the tenant's look, with the tenant's support beneath. */
export function page({ tenant, nonce }: PageFrame, title: string, content: Html): string {
  const address = drawingPath(tenant, 'favicon');
  const icon = address === null ? nothing : html`<link rel="icon" type="image/svg+xml" href="${address}" />`;
  return html`<!doctype html>
    <html lang="en-AU" data-tenant="${tenant.id}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${tenant.displayName}</title>
        ${icon}
        <link rel="stylesheet" href="${styleAddress}" />
        <style nonce="${nonce}">
          ${{ markup: tenantCss(tenant) }}
        </style>
        <script type="module" nonce="${nonce}" src="${scriptAddress}"></script>
      </head>
      <body>
        <div class="stage">
          <main class="column">
            <div class="brand">
              <span class="brand-logo" aria-hidden="true"></span><span>${tenant.displayName}</span>
            </div>
            ${content}
          </main>
          ${support(tenant)}
        </div>
      </body>
    </html> `.markup;
}

function support({ supportEmail, supportPhone }: Tenant): Html {
  if (!supportEmail && !supportPhone) return nothing;
  const mail = supportEmail
    ? html`<span>Need help? <a class="link" href="mailto:${supportEmail}">${supportEmail}</a></span>`
    : html`<span>Need help?</span>`;
  const phone = supportPhone
    ? html`<a class="phone" href="tel:${supportPhone.replace(/[^\d+]/g, '')}">${supportPhone}</a>`
    : nothing;
  return html`<footer class="support">${mail}${phone}</footer>`;
}
