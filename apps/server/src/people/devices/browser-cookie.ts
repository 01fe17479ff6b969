import type { LinkPurpose } from '../../platform/db/column-types.ts';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Trx } from '../../platform/db/connect.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import type { SiteCookie } from '../site/cookies.ts';
import { createToken, consumeToken, tokenHolder } from '../tokens/one-time-link.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import { signaturesOf } from '../site/site-signature.ts';

export interface BrowserCookie {
  readonly purpose: LinkPurpose;
  readonly cookie: (site: SiteFacts) => SiteCookie;
  /** Milliseconds. */
  readonly goodFor: number;
}

/**
 * What somebody has just shown in this browser, for as long as it counts there: a token in a cookie, of which the database
 * has the hash.
 */
export function browserCookie({ purpose, cookie, goodFor }: BrowserCookie) {
  const tokenOf = (c: AppContext, site: SiteFacts) => getCookie(c, cookie(site).name);
  const forget = (c: AppContext, site: SiteFacts) => {
    const { name, options } = cookie(site);
    deleteCookie(c, name, options);
  };
  return {
    async leave(
      c: AppContext,
      trx: Trx,
      site: SiteFacts,
      globalId: string,
      now: () => number,
    ): Promise<void> {
      const token = await createToken(trx, { tenant: site.tenant.id, globalId, purpose, goodFor }, now);
      const { name, options } = cookie(site);
      setCookie(c, name, token, { ...options, maxAge: goodFor / 1000 });
    },

    /** Whose it is, while it counts. */
    holder: (c: AppContext, trx: Trx, site: SiteFacts, now: () => number): Promise<string | undefined> =>
      tokenHolder(trx, purpose, tokenOf(c, site) ?? '', now),

    /**
     * A secret that only this visit can have: it ends with the token and is stored nowhere. The first is the one to show;
     * the others were shown if the cookie secret has changed since.
     */
    secrets: (c: AppContext, site: SiteFacts) => signaturesOf(site, `${purpose}\n${tokenOf(c, site) ?? ''}`),

    /** Uses it up: of two requests at once one gets the person. */
    take(c: AppContext, trx: Trx, site: SiteFacts, now: () => number): Promise<string | undefined> {
      const token = tokenOf(c, site);
      forget(c, site);
      return consumeToken(trx, purpose, token ?? '', now);
    },

    forget(c: AppContext, site: SiteFacts): void {
      if (tokenOf(c, site) !== undefined) forget(c, site);
    },
  };
}
