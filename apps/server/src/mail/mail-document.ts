import { html, type Html } from '../platform/http/html.ts';
import type { Tenant } from '../platform/tenant.ts';
import type { MailText } from './mail-kinds.ts';
import { tenantColours, type TenantColours } from '../tenants/tenant-theme.ts';

/** The parts of an email. */
export interface MailParts {
  readonly tenant: Pick<Tenant, 'displayName' | 'theme' | 'supportEmail' | 'supportPhone'>;
  readonly words: MailText;
  /** Name in the greeting; null for a greeting without a name. */
  readonly recipient: string | null;
  /** The sender's message as plain text; may be empty. */
  readonly message: string;
  /** The address of its button. */
  readonly address: string;
}

const greeting = ({ recipient }: MailParts) => (recipient === null ? 'Hello,' : `Hello ${recipient},`);
const unexpected = 'If you did not expect this email, you need not do anything.';

/** The part for mail programs without HTML. */
export function mailText(parts: MailParts): string {
  const { tenant, words, message, address } = parts;
  const support = [tenant.supportEmail, tenant.supportPhone].filter((each) => each !== null);
  return [
    greeting(parts),
    ...(message ? [message] : []),
    ...words.paragraphs,
    `${words.button}: ${address}`,
    words.ending ?? unexpected,
    [tenant.displayName, ...support].join('\n'),
  ].join('\n\n');
}

/**
 * The part with the tenant's theme. Tables and attributes carry it, because mail programs may drop style sheets; it
 * loads and runs nothing. Elements have no style attribute, because the policy of the preview page forbids it.
 */
export function mailHtml(parts: MailParts): string {
  const { tenant, words } = parts;
  const theme = tenantColours(tenant);
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${words.subject}</title>
        <style>
          ${{ markup: sheet(theme.radius) }}
        </style>
      </head>
      <body bgcolor="${theme.canvas}" link="${theme.link}" vlink="${theme.link}" alink="${theme.link}">
        <table
          role="presentation"
          width="100%"
          cellpadding="16"
          cellspacing="0"
          border="0"
          bgcolor="${theme.canvas}"
        >
          <tr>
            <td align="center">
              <table
                role="presentation"
                class="mail"
                width="560"
                cellpadding="28"
                cellspacing="0"
                border="0"
                bgcolor="${theme.surface}"
              >
                ${head(parts, theme)} ${letter(parts, theme)} ${foot(parts, theme)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup.replace(/\n\s+/g, '\n');
}

const head = ({ tenant }: MailParts, theme: TenantColours): Html =>
  html`<tr>
    <td bgcolor="${theme.brand}" class="head">
      <font face="Arial, sans-serif" size="4" color="${theme.onBrand}"><b>${tenant.displayName}</b></font>
    </td>
  </tr>`;

function letter(parts: MailParts, theme: TenantColours): Html {
  const { words, message, address } = parts;
  const paragraph = (content: Html | string) =>
    html`<p><font face="Arial, sans-serif" size="3" color="${theme.text}">${content}</font></p>`;
  return html`<tr>
    <td>
      <h1>
        <font face="Arial, sans-serif" size="5" color="${theme.text}">${words.heading}</font>
      </h1>
      ${paragraph(greeting(parts))} ${message ? personal(message, theme) : undefined}
      ${words.paragraphs.map(paragraph)}
      <table role="presentation" cellpadding="12" cellspacing="0" border="0">
        <tr>
          <td bgcolor="${theme.brand}" class="button">
            <a href="${address}" target="_blank" rel="noopener noreferrer"
              ><font face="Arial, sans-serif" size="3" color="${theme.onBrand}"
                ><b>${words.button}</b></font
              ></a
            >
          </td>
        </tr>
      </table>
    </td>
  </tr>`;
}

const personal = (message: string, theme: TenantColours): Html =>
  html`<table role="presentation" width="100%" cellpadding="14" cellspacing="0" border="0">
      <tr>
        <td width="4" bgcolor="${theme.brand}" class="edge"></td>
        <td bgcolor="${theme.sunken}" class="message">
          <font face="Arial, sans-serif" size="3" color="${theme.text}">${lines(message)}</font>
        </td>
      </tr>
    </table>
    <br />`;

const foot = (parts: MailParts, theme: TenantColours): Html =>
  html`<tr>
    <td class="foot">
      <hr size="1" color="${theme.border}" noshade />
      <p>
        <font face="Arial, sans-serif" size="2" color="${theme.muted}"
          >${parts.words.ending ?? unexpected}</font
        >
      </p>
      <p>
        <font face="Arial, sans-serif" size="2" color="${theme.muted}">${support(parts, theme.link)}</font>
      </p>
    </td>
  </tr>`;

/** For mail programs that support style sheets, which are most of them. */
const sheet = (radius: number): string =>
  [
    'body { margin: 0; }',
    'p, h1 { margin: 0 0 16px; line-height: 1.5; overflow-wrap: anywhere; }',
    'h1 { font-size: 24px; line-height: 1.25; }',
    '.mail { width: 100%; max-width: 560px; }',
    `.head { padding: 18px 28px; border-radius: ${radius}px ${radius}px 0 0; }`,
    '.edge { padding: 0; }',
    '.message { line-height: 1.5; overflow-wrap: anywhere; }',
    `.button { padding: 12px 20px; border-radius: ${radius}px; }`,
    '.button a { text-decoration: none; }',
    '.foot { padding-top: 0; }',
    '.foot p { margin: 12px 0 0; font-size: 13px; }',
  ].join('\n');

const lines = (text: string): readonly Html[] =>
  text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));

function support({ tenant }: MailParts, link: string): Html {
  const { displayName, supportEmail, supportPhone } = tenant;
  const mail = supportEmail
    ? html` · <a href="mailto:${supportEmail}"><font color="${link}">${supportEmail}</font></a>`
    : undefined;
  return html`${displayName}${mail}${supportPhone ? ` · ${supportPhone}` : ''}`;
}
