import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { clientFacts } from '../../platform/http/client-facts.ts';
import { findUserByGlobalId, isActiveUser } from '../directory/user.store.ts';
import { formOf } from '../site/form.ts';
import { enter, interactionOf, type SitePages } from '../sign-in/interaction.ts';
import { maySignInHere } from '../passwords/password-policy.ts';
import { startAgain } from '../sign-in/start-again.ts';
import { messageAnswer } from '../pages/page-answer.ts';
import { noUser, holderOfPasskey } from './passkey-proof.ts';
import { passkeyQuestion } from './own-passkey.ts';
import { answerOf } from './passkey-answer.ts';
import { interactionPath, interactionPathOf } from '../paths.ts';
import type { SignInDeps } from '../passwords/try-password.ts';

/** Signs in with a passkey, which identifies its owner and replaces the password and any second factor. */
export function passkeyRoutes(pages: SitePages, deps: SignInDeps): void {
  const { db } = deps;

  pages.post(`${interactionPath}/passkey-question`, async (c, site) => {
    if (!(await interactionOf(c, site))) return startAgain(c, site);
    return passkeyQuestion(deps, c, site, noUser);
  });

  pages.post(`${interactionPath}/passkey`, async (c, site) => {
    const interaction = await interactionOf(c, site);
    if (!interaction) return startAgain(c, site);
    const answer = answerOf<AuthenticationResponseJSON>((await formOf(c)).get('answer'));
    const holder =
      answer &&
      (await db.inTenant(site.tenant.id, async (trx) => {
        const globalId = await holderOfPasskey(trx, site, { answer, expectedUser: noUser });
        const user = globalId === undefined ? undefined : await findUserByGlobalId(trx, globalId);
        const here = user && !user.federated_only && (await maySignInHere(trx, user.email));
        if (here && isActiveUser(user)) return user;
        const refused = { action: 'sign-in-refused', userId: user?.global_id, part: 'passkey' } as const;
        await storeAudit(trx, { tenant: site.tenant.id }, { ...refused, ...clientFacts(c, deps.config) });
        return undefined;
      }));
    if (!holder) c.set('signIn', 'refused');
    const entered =
      holder &&
      (await enter(deps, c, site, interaction, { accountId: holder.global_id, amr: ['hwk', 'user'] }));
    return (
      entered ??
      messageAnswer(c, site.tenant, 403, {
        heading: 'This passkey is not accepted',
        text: `It is not known at ${site.tenant.displayName}, or its account cannot be used. Sign in with your password instead.`,
        restart: { text: 'Back to sign in', href: interactionPathOf(interaction.uid) },
      })
    );
  });
}
