import type { AuthSession } from './auth-session.ts';

/** Carries the token of C18, and is named by a server that wants another one. */
const csrfHeader = 'x-csrf-token';

/**
 * The half of a session by cookie that keeps other sites from calling: a cookie goes along whoever asks, a header does not
 * (OP-036). Every call but a GET carries the token, which is asked for once, and again after a 403 that names the header.
 * A session by token needs none.
 *
 * @param read Asks for the token; undefined where it cannot be had, which the call that needs it then shows.
 */
export function csrfTokens(
  read: () => Promise<string | undefined>,
): Required<Pick<AuthSession, 'authorise' | 'heard'>> {
  let token: Promise<string | undefined> | undefined;
  return {
    async authorise(headers, { method }) {
      if (method === 'GET') return;
      const asked = (token ??= read());
      const text = await asked;
      if (text !== undefined) headers.set(csrfHeader, text);
      else if (token === asked) token = undefined;
    },
    heard({ status, headers }) {
      if (status !== 403 || headers.get(csrfHeader) === null) return false;
      token = undefined;
      return true;
    },
  };
}
