import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

export const newNonce = (): string => randomBytes(16).toString('base64');

/** For answers that are no documents: nothing may load, nothing may frame them. */
export const dataPolicy = `default-src 'none'; frame-ancestors 'none'`;

/** For stored images: opened on their own they may run and load nothing. */
export const assetPolicy = `sandbox; default-src 'none'; frame-ancestors 'none'`;

export interface PagePolicy {
  readonly nonce: string;
  /** Who may frame the page; default nobody. */
  readonly framedBy?: 'none' | 'self';
}

/** The content security policy of an HTML page; every inline style and script needs the page's nonce. */
export function pagePolicy({ nonce, framedBy = 'none' }: PagePolicy): string {
  return [
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
  ].join('; ');
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
export function securityHeaders(
  config: Pick<Config, 'scheme'>,
  policy: string = dataPolicy,
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
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
