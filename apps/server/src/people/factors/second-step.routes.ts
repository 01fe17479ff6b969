import type { AppContext } from '../../platform/http/app-env.ts';
import { clientFacts } from '../../platform/http/client-facts.ts';
import { findUserByGlobalId } from '../directory/user.store.ts';
import { pendingSecret } from './authenticator.ts';
import { consumeCode, activateApp } from './codes.ts';
import { sendNotice } from '../notices.ts';
import { formOf } from '../site/form.ts';
import { withSecondStep } from '../sign-in/continue-sign-in.ts';
import { enter, interactionOf, type Interaction, type SitePages } from '../sign-in/interaction.ts';
import { startAgain } from '../sign-in/start-again.ts';
import { createToken } from '../tokens/one-time-link.ts';
import { messageAnswer, pageAnswer } from '../pages/page-answer.ts';
import { codePage } from '../pages/code-page.ts';
import { recoveryCodesPage } from '../pages/recovery-codes-page.ts';
import { setUpAppPage } from '../pages/set-up-app-page.ts';
import { usePasskeyPage } from '../pages/use-passkey-page.ts';
import { interactionPathOf, stepPathOf } from '../paths.ts';
import { passkeyQuestion, splitPasskeys, verifyOwnPasskey, wrongPasskey } from './own-passkey.ts';
import { atSecondStep, endSecondStep, factorsOf, secondStepOf, secretsOfStep } from './second-step.ts';
import type { Site } from '../site/site.ts';
import type { SignInDeps } from '../passwords/try-password.ts';

const address = stepPathOf(':uid');

type AtStep = NonNullable<Awaited<ReturnType<typeof found>>>;

/** Milliseconds for which the recovery codes are displayed. */
const codesShownMs = 10 * 60_000;

/** The step after the password: a code, or the setup of an app if the tenant requires one. */
export function secondStepRoutes(pages: SitePages, deps: SignInDeps): void {
  pages.get(address, async (c, site) => {
    const interaction = await interactionOf(c, site);
    const person = await found(deps, c, site);
    if (!interaction || !person) return startAgain(c, site, person?.email);
    return show(deps, c, site, person);
  });

  pages.post(address, async (c, site) => {
    const interaction = await interactionOf(c, site);
    const person = await found(deps, c, site);
    if (!interaction || !person) return startAgain(c, site, person?.email);
    const { globalId, step } = person;
    if (step === 'passkey') return show(deps, c, site, person);
    const typed = (await formOf(c)).get('code') ?? '';
    if (step === 'set-up') return setUp(deps, c, site, interaction.uid, person, typed);
    const outcome = await consumeCode(deps, site.tenant, globalId, typed, clientFacts(c, deps.config));
    if (!outcome.right) {
      c.set('signIn', 'refused');
      if (!outcome.locked) return show(deps, c, site, person, outcome.problem);
      deps.forget(site.tenant.id, globalId);
      return messageAnswer(c, site.tenant, 403, {
        heading: 'Your account is locked',
        text: outcome.problem,
        restart: null,
      });
    }
    return completeSecondStep(deps, c, site, interaction, ['otp']);
  });

  passkeyStepRoutes(pages, deps);
}

/** Uses a passkey as the second step. */
function passkeyStepRoutes(pages: SitePages, deps: SignInDeps): void {
  pages.post(`${address}/passkey-question`, async (c, site) => {
    const person = (await interactionOf(c, site)) && (await found(deps, c, site));
    return person ? passkeyQuestion(deps, c, site, person.globalId) : startAgain(c, site);
  });

  pages.post(`${address}/passkey`, async (c, site) => {
    const interaction = await interactionOf(c, site);
    const person = await found(deps, c, site);
    if (!interaction || !person) return startAgain(c, site, person?.email);
    if (await verifyOwnPasskey(deps, c, site, person.globalId))
      return completeSecondStep(deps, c, site, interaction, ['hwk', 'user']);
    c.set('signIn', 'refused');
    return show(deps, c, site, person, wrongPasskey);
  });
}

async function found({ db }: SignInDeps, c: AppContext, site: Site) {
  return db.inTenant(site.tenant.id, async (trx) => {
    const globalId = await atSecondStep(c, trx, site);
    if (globalId === undefined) return undefined;
    const user = await findUserByGlobalId(trx, globalId);
    const step = await secondStepOf(trx, site.tenant, globalId);
    return user && { ...user, globalId, step, factors: await factorsOf(trx, globalId) };
  });
}

async function show(deps: SignInDeps, c: AppContext, site: Site, person: AtStep, problem?: string) {
  const { step, email, factors } = person;
  const next = interactionPathOf(c.req.param('uid') ?? '');
  const action = stepPathOf(c.req.param('uid') ?? '');
  const { here, elsewhere } = splitPasskeys(deps.config, site, factors);
  if (step === 'code')
    return pageAnswer(c, site.tenant, codePage, { action, problem, next, email, passkey: here });
  if (step === 'passkey') {
    const answer = here ? `${action}/passkey` : undefined;
    return pageAnswer(c, site.tenant, usePasskeyPage, { action: answer, problem, elsewhere });
  }
  if (step === 'none') return startAgain(c, site);
  const secret = pendingSecret(secretsOfStep(c, site)[0], { issuer: site.tenant.displayName, email });
  return pageAnswer(c, site.tenant, setUpAppPage, { action, problem, secret, asked: true });
}

async function completeSecondStep(
  deps: SignInDeps,
  c: AppContext,
  site: Site,
  interaction: Interaction,
  methods: readonly string[],
) {
  const accountId = await deps.db.inTenant(site.tenant.id, (trx) => endSecondStep(c, trx, site));
  const entered =
    accountId === undefined
      ? undefined
      : await enter(deps, c, site, interaction, withSecondStep(interaction, accountId, methods));
  return entered ?? startAgain(c, site);
}

/** The first code activates the app; then the recovery codes are displayed once. */
async function setUp(
  deps: SignInDeps,
  c: AppContext,
  site: Site,
  uid: string,
  person: AtStep,
  typed: string,
) {
  const { globalId } = person;
  const { id: tenant } = site.tenant;
  const taken = await activateApp(
    deps,
    { tenant, globalId },
    {
      keys: secretsOfStep(c, site),
      typed,
      allowed: async (trx) =>
        (await atSecondStep(c, trx, site)) === globalId &&
        (await secondStepOf(trx, site.tenant, globalId)) === 'set-up',
      also: async (trx) => {
        await endSecondStep(c, trx, site);
        await sendNotice(trx, deps.config, { ...site, notice: 'app-added', user: person });
        return createToken(trx, { tenant, globalId, purpose: 'entry', validForMs: codesShownMs }, site.now);
      },
    },
  );
  if ('problem' in taken) return show(deps, c, site, person, taken.problem);
  const next = { action: interactionPathOf(uid), token: taken.also };
  return pageAnswer(c, site.tenant, recoveryCodesPage, { codes: taken.codes, next });
}
