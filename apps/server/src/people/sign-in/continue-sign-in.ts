import { federatedMethod } from '@portal/api/contract';
import type { AppContext } from '../../platform/http/app-env.ts';
import { beginSecondStep, secondStepOf } from '../factors/second-step.ts';
import { stepPathOf } from '../paths.ts';
import type { SiteDeps } from '../site/site-facts.ts';
import type { Site } from '../site/site.ts';
import { enter, saveInteraction, type Interaction, type Proof } from './interaction.ts';

/** The result of an interaction that waits for the second step: after the provider of the firm, or else the password. */
type FirstStep = Pick<Proof, 'acr'>;

/** The proof of a user who has also taken the second step. */
export function withSecondStep(
  { result }: Pick<Interaction, 'result'>,
  accountId: string,
  methods: readonly string[],
): Proof {
  const { acr } = (result ?? {}) as FirstStep;
  return { accountId, amr: [acr === undefined ? 'pwd' : federatedMethod, ...methods], acr };
}

/**
 * The user is known by one method: completes the sign-in, or continues with the second step. A signed federated
 * request and a passkey need no second step; the caller completes them with `enter`.
 */
export async function continueSignIn(
  deps: Pick<SiteDeps, 'db' | 'config'>,
  c: AppContext,
  site: Site,
  interaction: Interaction,
  known: Proof,
): Promise<Response | undefined> {
  const { accountId, acr } = known;
  const step = await deps.db.inTenant(site.tenant.id, async (trx) => {
    const asked = await secondStepOf(trx, site.tenant, accountId);
    if (asked !== 'none') await beginSecondStep(c, trx, site, accountId);
    return asked;
  });
  if (step === 'none') return enter(deps, c, site, interaction, known);
  // The same interaction may have begun with the other method before.
  interaction.result = acr === undefined ? {} : { acr };
  await saveInteraction(interaction);
  return c.redirect(stepPathOf(interaction.uid), 303);
}
