import type { Page } from '@playwright/test';

export interface Sent {
  readonly method?: string;
  readonly body?: unknown;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
}

/**
 * Calls the API as the signed-in user of the page. The call runs in the page, because the proof key cannot leave the
 * browser.
 */
export function callAs(page: Page, path: string, { method = 'GET', body }: Sent = {}): Promise<Answered> {
  return page.evaluate(
    async ({ path: pathname, method: verb, json }) => {
      const outcome = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('There is no key.'));
        });
      const database = await outcome(indexedDB.open('portal'));
      const keys = (await outcome(
        database.transaction('keys').objectStore('keys').get('proof'),
      )) as CryptoKeyPair;
      database.close();
      const { accessToken } = JSON.parse(sessionStorage.getItem('portal.session') ?? '{}') as {
        accessToken: string;
      };
      const utf8 = (text: string) => new TextEncoder().encode(text);
      const base64url = (bytes: ArrayBuffer | Uint8Array) =>
        btoa(String.fromCharCode(...new Uint8Array(bytes)))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
      const { crv, kty, x, y } = await crypto.subtle.exportKey('jwk', keys.publicKey);
      const ath = base64url(await crypto.subtle.digest('SHA-256', utf8(accessToken)));
      const ask = async (nonce?: string) => {
        const parts = [
          { typ: 'dpop+jwt', alg: 'ES256', jwk: { crv, kty, x, y } },
          {
            jti: crypto.randomUUID(),
            htm: verb,
            htu: location.origin + pathname.replace(/\?.*/, ''),
            iat: 0,
            ath,
            nonce,
          },
        ];
        const said = parts.map((part) => base64url(utf8(JSON.stringify(part)))).join('.');
        const ecdsa = { name: 'ECDSA', hash: 'SHA-256' };
        const signature = base64url(await crypto.subtle.sign(ecdsa, keys.privateKey, utf8(said)));
        return fetch(pathname, {
          method: verb,
          headers: {
            authorization: `DPoP ${accessToken}`,
            dpop: `${said}.${signature}`,
            ...(json !== null && { 'content-type': 'application/json' }),
          },
          body: json,
        });
      };
      const first = await ask();
      const answer = first.status === 401 ? await ask(first.headers.get('dpop-nonce') ?? '') : first;
      return { status: answer.status, text: await answer.text() };
    },
    { path, method, json: body === undefined ? null : JSON.stringify(body) },
  );
}
