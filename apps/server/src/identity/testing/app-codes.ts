import { TOTP } from 'otpauth';

/** What an authenticator app that was given this secret shows at a moment, in milliseconds since 1970. */
export const codeShown = (secret: string, timestamp: number): string =>
  new TOTP({ secret }).generate({ timestamp });
