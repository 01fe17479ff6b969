import { escapeHtml } from '../../platform/http/page.ts';
import { tenantCss } from '../../tenants/tenant-theme.ts';
import { drawingPath } from '../../tenants/tenant-reply.ts';
import type { Tenant } from '../../tenants/directory.ts';
import { scriptAddress, styleAddress } from './assets.ts';

export interface PageFrame {
  readonly tenant: Tenant;
  /** Of this answer's content security policy. */
  readonly nonce: string;
}

/** Markup that is safe to send as it is. */
export interface Html {
  readonly markup: string;
}

/** Builds markup; whatever is put in is escaped unless it is markup itself. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  const markup = strings.reduce((text, part, index) => text + inserted(values[index - 1] ?? '') + part);
  return { markup };
}

export const nothing: Html = { markup: '' };

function inserted(value: string | number | Html | readonly Html[]): string {
  if (typeof value === 'object')
    return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
  return escapeHtml(String(value));
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
