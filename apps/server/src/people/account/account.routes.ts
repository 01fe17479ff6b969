import {
  changePassword,
  changePasswordAtPortal,
  endOtherSessions,
  endSession,
  getAccountInfo,
  getCsrfToken,
  listSessions,
  logOut,
  PasswordResult,
  ping,
} from '@portal/api/contract';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { externalCallRoute } from '../../platform/http/external-call-route.ts';
import { route, type Routes } from '../../platform/http/route.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { sendNotice } from '../notices.ts';
import { digest } from '../digest.ts';
import * as sessions from '../sessions/sessions.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { signInThrottle } from '../sign-in/sign-in-throttle.ts';
import { checkChange, storeChange } from '../passwords/own-password.service.ts';

export const accountRoutes: Routes = (app, deps) => {
  route(app, deps, getAccountInfo, ({ person }) => ({
    Email: person.email,
    DisplayName: person.displayName,
    GlobalId: person.globalId,
  }));
  route(app, deps, logOut, async ({ trx, person, afterwards }) => {
    if (await sessions.endSession(trx, person, person.session))
      await storeAudit(trx, person, { action: 'signed-out' });
    afterwards(() => deps.identity.forget(person));
    return undefined;
  });
  // Cookies do not authenticate calls, so this token is never checked; clients written for other servers expect it.
  route(app, deps, getCsrfToken, ({ person }) => ({ Token: digest(`csrf\n${person.session}`) }));
  route(app, deps, ping, async ({ trx, person }) => {
    await sessions.noteUse(trx, person, new Date(deps.now()));
    return undefined;
  });
  route(app, deps, listSessions, async ({ trx, person }) => ({
    Sessions: (await sessions.sessionsOf(trx, person, new Date(deps.now()))).map((session) => ({
      SessionId: session.id,
      Device: session.device,
      StartedTimestamp: unixSeconds(session.startedAt),
      LastUsedTimestamp: unixSeconds(session.lastUsedAt),
      Current: session.id === person.session,
      Unbound: session.unbound,
    })),
  }));
  route(app, deps, endSession, async ({ trx, person, params, afterwards }) => {
    if (params.sessionId === person.session)
      return { ErrorNo: 1, Message: 'This is the session that you are using. Log out to end it.' };
    if (!(await sessions.endSession(trx, person, params.sessionId))) throw notFound();
    await storeAudit(trx, person, { action: 'session-ended' });
    afterwards(() => deps.identity.forget(person));
    return { ErrorNo: 0 };
  });
  route(app, deps, endOtherSessions, async ({ trx, person, afterwards }) => {
    const Ended = await sessions.endOtherSessions(trx, person);
    if (Ended > 0) await storeAudit(trx, person, { action: 'other-sessions-ended', count: Ended });
    afterwards(() => deps.identity.forget(person));
    return { ErrorNo: 0, Ended };
  });
  const passwords = { ...deps, throttle: signInThrottle(deps.db, deps.now) };
  for (const endpoint of [changePassword, changePasswordAtPortal])
    externalCallRoute(app, deps, endpoint, async (call) => {
      const { person } = call;
      const checked = await checkChange(passwords, call, call.body);
      return call.conclude(async (trx) => {
        if ('result' in checked) return checked;
        const answer = await storeChange(trx, person, checked);
        if (answer.result === PasswordResult.changedSignInAgain)
          await sendNotice(trx, deps.config, { ...call, notice: 'password-changed', user: checked.found });
        return answer;
      });
    });
};
