import { randomBytes } from 'node:crypto';
import type { Config } from '../../config/config.ts';

export const newNonce = (): string => randomBytes(16).toString('base64');

/** For responses that are not documents: nothing may load and nothing may frame them. */
const dataPolicy = `default-src 'none'; frame-ancestors 'none'`;

/** For stored files: opened directly, they can neither run nor load anything. */
export const assetPolicy = `sandbox; default-src 'none'; frame-ancestors 'none'`;

/** For images of a tenant (OP-382): also with the styles, pictures and fonts that an SVG brings along. */
export const imagePolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; img-src data:; font-src data:; frame-ancestors 'none'`;

/** Where browsers report violations of the content security policy. */
export const cspReportPath = '/api/violations';

export interface PagePolicy {
  readonly nonce: string;
  /** Who may frame the page; default nobody. */
  readonly framedBy?: 'none' | 'self';
  /** The names of the Trusted Types policies that may create markup; default none. */
  readonly markupBy?: string;
}

/**
 * Headers of an HTML page. Every inline style and script needs the nonce. Text becomes markup or script only through
 * a named Trusted Types policy. Violations are reported with `report-to`, and with `report-uri` by older browsers.
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

/** Headers of every response, including errors and redirects; pages replace the policy. */
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
