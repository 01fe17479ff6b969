import { html, type Html } from '../../platform/http/html.ts';
import { tenantCss } from '../../tenants/tenant-theme.ts';
import { imagePath } from '../../tenants/tenant-reply.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { scriptAddress, styleAddress } from './assets.ts';
import { alert } from './fields.ts';

export interface PageFrame {
  readonly tenant: Tenant;
  /** Of the content security policy of this response. */
  readonly nonce: string;
}

export interface Card {
  readonly heading: string;
  /** Why the last step failed. */
  readonly problem?: string | undefined;
  /** The link at the end of the card. Default none. */
  readonly way?: { readonly href: string; readonly text: string } | undefined;
  /** The content below the card. Default none. */
  readonly below?: Html | undefined;
}

/** A page that consists of one card. */
export const cardPage = (frame: PageFrame, { heading, problem, way, below }: Card, content: Html): string =>
  page(
    frame,
    heading,
    html`<section class="card form-card">
        <h1>${heading}</h1>
        ${problem !== undefined && alert(problem)} ${content}
        ${way && html`<p><a class="link" href="${way.href}">${way.text}</a></p>`}
      </section>
      ${below}`,
  );

/**
 * One column in the tenant's theme, with the tenant's support contacts below. The first paint waits for the last element:
 * the centred column would move if only a part had arrived.
 */
function page({ tenant, nonce }: PageFrame, title: string, content: Html): string {
  const address = imagePath(tenant, 'Icon');
  const type = tenant.images.Icon?.MediaType;
  const icon = address !== null && html`<link rel="icon" type="${type}" href="${address}" />`;
  return html`<!doctype html>
    <html lang="en-AU" data-tenant="${tenant.id}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${tenant.displayName}</title>
        ${icon}
        <link rel="expect" href="#page-end" blocking="render" />
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
        <div id="page-end" hidden></div>
      </body>
    </html> `.markup;
}

function support({ supportEmail, supportPhone }: Tenant): Html | undefined {
  if (!supportEmail && !supportPhone) return undefined;
  const mail = supportEmail
    ? html`<span>Need help? <a class="link" href="mailto:${supportEmail}">${supportEmail}</a></span>`
    : html`<span>Need help?</span>`;
  const phone = supportPhone
    ? html`<a class="phone" href="tel:${supportPhone.replace(/[^\d+]/g, '')}">${supportPhone}</a>`
    : undefined;
  return html`<footer class="support">${mail}${phone}</footer>`;
}
