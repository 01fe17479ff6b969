import type { IncomingMessage } from 'node:http';
import { leavingPage } from '../pages/leaving-page.ts';
import { messagePage } from '../pages/message-page.ts';
import type { SiteFacts } from '../site/site-facts.ts';
import type { ProviderPages } from './provider-options.ts';

/** The provider's own pages in the tenant's theme. They show nothing of the request or of an error's message. */
export function providerPages(
  { tenant, origin }: Pick<SiteFacts, 'tenant' | 'origin'>,
  nonceOf: (incoming: IncomingMessage) => string,
): ProviderPages {
  return {
    leaving: (ctx, form) => {
      ctx.type = 'html';
      const { IdTokenHint: hint } = ctx.oidc.entities;
      const own = hint !== undefined && hint.payload.sub === ctx.oidc.session?.accountId;
      ctx.body = leavingPage({ tenant, nonce: nonceOf(ctx.req) }, form, { asks: !own });
    },
    failed: (ctx, error) => {
      // The sign-in is over: the portal opens for a user who is signed in, and begins another sign-in for others.
      if (error.name === 'SessionNotFound') return ctx.redirect(`${origin}/`);
      ctx.type = 'html';
      ctx.body = messagePage(
        { tenant, nonce: nonceOf(ctx.req) },
        {
          heading: ctx.oidc.route.startsWith('end_session')
            ? 'Log-out is not possible'
            : 'Sign-in is not possible',
          text: 'The request could not be understood. Start again, and contact support if this comes back.',
        },
      );
    },
  };
}
