import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteFacts } from './site-facts.ts';

type Site = { readonly keys: Pick<SiteFacts['keys'], 'cookieSecrets'> };

const signatureBy = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** One signature for each cookie secret, that of the signing secret first. */
export const signaturesOf = ({ keys }: Site, text: string): readonly [Buffer, ...Buffer[]] => {
  const [signing, ...others] = keys.cookieSecrets;
  return [signatureBy(signing, text), ...others.map((secret) => signatureBy(secret, text))];
};

/** Signs a text that a browser sends back. */
export const signatureOf = (site: Site, text: string): string =>
  signaturesOf(site, text)[0].toString('base64url');

/** Whether the site signed this text, with its current cookie secret or with an earlier one. */
export function isSignedHere(site: Site, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return signaturesOf(site, text).some((each) => {
    const expected = Buffer.from(each.toString('base64url'));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
