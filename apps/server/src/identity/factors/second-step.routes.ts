import type { Hono } from 'hono';
import type { Trx } from '../../db/connect.ts';
import type { AppContext, AppEnv } from '../../http/app-env.ts';
import { findUserByGlobalId } from '../../modules/users/user.store.ts';
import { beginAuthenticator } from './authenticator.ts';
import { takeCode, takeIntoUse } from './codes.ts';
import { formOf } from '../form.ts';
import { enter, expired, interactionOf, interactionPath, refused, type WithSite } from '../interaction.ts';
import { createToken } from '../passwords/one-time-link.ts';
import { messageAnswer, pageAnswer, sentFromHere } from '../page-answer.ts';
import { codePage } from '../pages/code-page.ts';
import { recoveryCodesPage } from '../pages/recovery-codes-page.ts';
import { setUpAppPage } from '../pages/set-up-app-page.ts';
import { interactionPathOf } from '../paths.ts';
import { atSecondStep, endSecondStep, secondStepOf, type SecondStep } from './second-step.ts';
import type { Site } from '../site.ts';
import type { SignInDeps } from '../passwords/try-password.ts';

const address = `${interactionPath}/second-step`;

interface AtStep {
  readonly globalId: string;
  readonly step: SecondStep;
  readonly email: string;
}

/** Milliseconds for which somebody may look at their recovery codes before they go on. */
const lookingAtCodes = 10 * 60_000;

/** What comes after the password: a code, or setting up the app that makes them where the tenant asks everybody for one. */
export function secondStepRoutes(app: Hono<AppEnv>, deps: SignInDeps, withSite: WithSite): void {
  const { db, now, forget } = deps;

  const found = (c: AppContext, site: Site) =>
    db.inTenant(site.tenant.id, async (trx) => {
      const globalId = await atSecondStep(c, trx, site, now);
      if (globalId === undefined) return undefined;
      const user = await findUserByGlobalId(trx, globalId);
      const step = await secondStepOf(trx, site.tenant, globalId);
      return user && { globalId, step, email: user.email };
    });

  const show = async (c: AppContext, site: Site, { globalId, step, email }: AtStep, problem?: string) => {
    const said = { action: c.req.path, ...(problem !== undefined && { problem }) };
    if (step === 'code') {
      const next = interactionPathOf(c.req.param('uid') ?? '');
      return pageAnswer(c, site.tenant, (frame) => codePage(frame, { ...said, next, email }));
    }
    const secret = await db.inTenant(site.tenant.id, (trx) => secretOf(trx, site, globalId));
    if (!secret) return expired(c, site);
    return pageAnswer(c, site.tenant, (frame) => setUpAppPage(frame, { ...said, secret, asked: true }));
  };

  const secretOf = async (trx: Trx, { tenant }: Site, globalId: string) => {
    const user = await findUserByGlobalId(trx, globalId);
    if (!user) return undefined;
    const label = { issuer: tenant.displayName, email: user.email };
    return beginAuthenticator(trx, db.sealer, { tenant: tenant.id, globalId }, label);
  };

  app.get(
    address,
    withSite(async (c, site) => {
      if (!(await interactionOf(c, site))) return expired(c, site);
      const person = await found(c, site);
      return person ? show(c, site, person) : expired(c, site);
    }),
  );

  app.post(
    address,
    withSite(async (c, site) => {
      if (!sentFromHere(c, site.origin)) return refused(c, site);
      const interaction = await interactionOf(c, site);
      const person = await found(c, site);
      if (!interaction || !person) return expired(c, site);
      const { globalId, step } = person;
      const typed = (await formOf(c)).get('code') ?? '';
      if (step === 'set-up') return setUp(c, site, interaction.uid, person, typed);
      const outcome = await takeCode(deps, site.tenant, globalId, typed);
      if (!outcome.right) {
        c.set('signIn', 'refused');
        if (!outcome.locked) return show(c, site, person, outcome.problem);
        forget(site.tenant.id, globalId);
        return messageAnswer(
          c,
          site.tenant,
          { heading: 'Your account is locked', text: outcome.problem, restart: null },
          403,
        );
      }
      const proved = await db.inTenant(site.tenant.id, (trx) => endSecondStep(c, trx, site, now));
      if (proved === undefined) return expired(c, site);
      return (
        (await enter(deps, c, site, interaction, { accountId: proved, amr: ['pwd', 'otp'] })) ??
        expired(c, site)
      );
    }),
  );

  /** The first code takes the app into use; then the recovery codes are shown, once. */
  async function setUp(c: AppContext, site: Site, uid: string, person: AtStep, typed: string) {
    const { globalId } = person;
    const { id: tenant } = site.tenant;
    const taken = await takeIntoUse(deps, { tenant, globalId }, typed, async (trx) => {
      await endSecondStep(c, trx, site, now);
      return createToken(trx, { tenant, globalId, purpose: 'entry', goodFor: lookingAtCodes }, now);
    });
    if ('problem' in taken) return show(c, site, person, taken.problem);
    const next = { action: interactionPathOf(uid), token: taken.also };
    return pageAnswer(c, site.tenant, (frame) => recoveryCodesPage(frame, { codes: taken.codes, next }));
  }
}
