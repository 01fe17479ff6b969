import { randomBytes } from 'node:crypto';
import type { Config } from '../../config/config.ts';

export const newNonce = (): string => randomBytes(16).toString('base64');

/** For answers that are no documents: nothing may load, nothing may frame them. */
const dataPolicy = `default-src 'none'; frame-ancestors 'none'`;

/** For stored images: opened on their own they may run and load nothing. */
export const assetPolicy = `sandbox; default-src 'none'; frame-ancestors 'none'`;

/** Where browsers tell what a page's policy refused them. */
export const cspReportPath = '/api/violations';

export interface PagePolicy {
  readonly nonce: string;
  /** Who may frame the page; default nobody. */
  readonly framedBy?: 'none' | 'self';
  /** Which policies may make markup of text, by their names; default none. */
  readonly markupBy?: string;
}

/**
 * What an HTML page is sent with. Every inline style and script needs the page's nonce; text becomes markup, script or the
 * address of one nowhere but by a named policy; what is refused is reported, to the older address where a browser knows
 * no newer one.
 */
export function pageHeaders({
  nonce,
  framedBy = 'none',
  markupBy = `'none'`,
}: PagePolicy): Readonly<Record<string, string>> {
  const policy = [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `form-action 'self'`,
    `frame-ancestors '${framedBy}'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${markupBy}`,
    `report-to violations`,
    `report-uri ${cspReportPath}`,
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Reporting-Endpoints': `violations="${cspReportPath}"`,
  };
}

const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** What every answer carries, errors and redirects included; the policy changes with the kind of answer. */
export function securityHeaders(config: Pick<Config, 'scheme'>): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': dataPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(config.scheme === 'https' && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
