import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { originOf, type Config } from '../../config/config.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { formOf } from '../site/form.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { clientFacts } from '../../platform/http/client-facts.ts';
import { remoteAddress } from '../../platform/http/remote-address.ts';
import type { PasskeyAddress } from '../pages/passkey-form.ts';
import type { SignInDeps } from '../passwords/try-password.ts';
import { waitText } from '../sign-in/sign-in-throttle.ts';
import type { SiteDeps, SiteFacts } from '../site/site-facts.ts';
import { answerOf } from './passkey-answer.ts';
import { holderOfPasskey, passkeyRequestOptions } from './passkey-proof.ts';
import { hostOf } from './passkeys.ts';
import type { Factors } from './second-step.ts';

export const wrongPasskey = 'The passkey was not accepted. Try again.';

/** Splits the user's passkeys by host: this one, and other hosts that the tenant still has. */
export function splitPasskeys(
  config: Pick<Config, 'scheme' | 'publicPort'>,
  site: SiteFacts,
  { passkeyHosts }: Factors,
): { readonly here: boolean; readonly elsewhere: readonly PasskeyAddress[] } {
  const own = hostOf(site);
  const others = passkeyHosts.filter((host) => host !== own && site.tenant.hosts.includes(host));
  return {
    here: passkeyHosts.includes(own),
    elsewhere: others.map((host) => ({ host, href: `${originOf(config, host)}/` })),
  };
}

/** Answers with what a browser needs to use a passkey of this user, or of `noUser`. Many questions are delayed. */
export async function passkeyQuestion(
  { db, config, throttle }: SignInDeps,
  c: AppContext,
  site: SiteFacts,
  globalId: string,
): Promise<Response> {
  const wait = await throttle.ask(site.tenant.id, remoteAddress(c, config));
  if (wait > 0) return c.json({ problem: waitText(wait) }, 429);
  return c.json(await db.inTenant(site.tenant.id, (trx) => passkeyRequestOptions(trx, site, globalId)));
}

/** Whether the form contains a valid response of a passkey of this user. An invalid one is audited. */
export async function verifyOwnPasskey(
  { db, config }: Pick<SiteDeps, 'db' | 'config'>,
  c: AppContext,
  site: SiteFacts,
  globalId: string,
): Promise<boolean> {
  const answer = answerOf<AuthenticationResponseJSON>((await formOf(c)).get('answer'));
  return db.inTenant(site.tenant.id, async (trx) => {
    const holder = answer && (await holderOfPasskey(trx, site, { answer, expectedUser: globalId }));
    if (holder !== undefined) return true;
    const refused = { action: 'sign-in-refused', userId: globalId, part: 'passkey' } as const;
    await storeAudit(trx, { tenant: site.tenant.id }, { ...refused, ...clientFacts(c, config) });
    return false;
  });
}
