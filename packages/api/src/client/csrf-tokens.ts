import type { AuthSession } from './auth-session.ts';

/** Header of the CSRF token (C18). A server that needs another token names it in its response. */
const csrfHeader = 'x-csrf-token';

/**
 * CSRF protection for sessions by cookie: browsers send cookies with requests of other sites, but not headers
 * (OP-036). Every call except GET carries the token, which is read once, and again after a 403 that names the header.
 * A session by token does not need it.
 *
 * @param read Reads the token; undefined if that fails, which the call then reports.
 */
export function csrfTokens(
  read: () => Promise<string | undefined>,
): Required<Pick<AuthSession, 'authorise' | 'onAnswer'>> {
  let token: Promise<string | undefined> | undefined;
  return {
    async authorise(headers, { method }) {
      if (method === 'GET') return;
      const current = (token ??= read());
      const text = await current;
      if (text !== undefined) headers.set(csrfHeader, text);
      else if (token === current) token = undefined;
    },
    onAnswer({ status, headers }) {
      if (status !== 403 || headers.get(csrfHeader) === null) return false;
      token = undefined;
      return true;
    },
  };
}
