import { TOTP } from 'otpauth';
import type { Answer } from './browser.ts';

/** What an authenticator app that was given this secret shows at a moment, in milliseconds since 1970. */
export const codeShown = (secret: string, timestamp: number): string =>
  new TOTP({ secret }).generate({ timestamp });

/** The key that a page offers for the app; empty where it offers none. */
export const secretOn = ({ text }: Answer): string =>
  /<code class="key">([^<]+)</.exec(text)?.[1]?.replaceAll(' ', '') ?? '';

/** The recovery codes that a page shows. */
export const recoveryCodesOn = ({ text }: Answer): readonly string[] =>
  [...text.matchAll(/<li><code>([\w-]+)<\/code>/g)].map(([, code = '']) => code);
