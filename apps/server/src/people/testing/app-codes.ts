import { TOTP } from 'otpauth';
import type { Answer } from './browser.ts';

/** The code of an authenticator app with this secret at a time in milliseconds since 1970. */
export const codeShown = (secret: string, timestamp: number): string =>
  new TOTP({ secret }).generate({ timestamp });

/** The secret that a page shows for an app. Empty if it shows none. */
export const secretOn = ({ text }: Answer): string =>
  /<code class="key">([^<]+)</.exec(text)?.[1]?.replaceAll(' ', '') ?? '';

/** The recovery codes that a page shows. */
export const recoveryCodesOn = ({ text }: Answer): readonly string[] =>
  [...text.matchAll(/<li><code>([\w-]+)<\/code>/g)].map(([, code = '']) => code);
