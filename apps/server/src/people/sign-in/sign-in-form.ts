import { hostCookie, type SiteCookie } from '../site/cookies.ts';
import type { listProviders } from '../outside/provider.store.ts';
import { domainOf } from '../directory/user.store.ts';

type Providers = Awaited<ReturnType<typeof listProviders>>;

/** Shows the form of the sign-in page in any case. */
export const formParameter = 'form';

/** The same for the next sign-ins of this browser. */
export const formCookie = (site: Parameters<typeof hostCookie>[0]): SiteCookie =>
  hostCookie(site, 'portal_form');

/** The provider that is opened at once, because nobody but emergency accounts has another way. */
export const onlyProvider = ([first, ...more]: Providers): Providers[number] | undefined =>
  more.length === 0 && first?.Passwords === 'emergency' ? first : undefined;

/** The provider of an address by its domain, whether there is such a user or not. */
export const providerOfAddress = (providers: Providers, email: string): Providers[number] | undefined =>
  providers.find(({ Domains }) => Domains.includes(domainOf(email)));
