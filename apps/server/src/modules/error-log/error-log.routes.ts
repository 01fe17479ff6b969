import { logError } from '@portal/api/contract';
import { publicRoute, type Routes } from '../../platform/http/route.ts';
import { rateLimit } from '../../platform/limits/rate-limit.ts';

/** A contract path with unfilled placeholders; any other path could contain personal data. */
const template = /^(\/[a-zA-Z-]+|\/\{[a-zA-Z]+\}|\/\(other\))+$/;
/** A line of the portal: a call or a step, and its reason in names. Long numbers and addresses of people are no names. */
const reason =
  /^(?!.*\d{5})(C\d{1,3}(\.\d)? [\w/{}()-]*|sign-in|tenant|blocked|form): [\w #$%*+,./()[\]{}'-]{1,190}$/;
const globalId = /^G-[\w-]{1,60}$/;

/** Lines in a minute: of one address, so that a broken browser cannot fill the log, and of a tenant. */
const addressMaximum = 20;
const tenantMaximum = 200;

/**
 * Logs failures in browsers, one line each; keeps only fields that cannot hold personal data (OP-241). Anyone may
 * post, because a sign-in may be what failed, so the user is what the browser states.
 */
export const errorLogRoutes: Routes = (app, deps) => {
  const tenantMayLog = rateLimit(tenantMaximum, deps.now);
  const addressMayLog = rateLimit(addressMaximum, deps.now);
  publicRoute(app, deps, logError, ({ body, tenant, address }) => {
    const id = tenant?.id ?? '(none)';
    // In this order one address cannot use up what its tenant has.
    if (!addressMayLog(`${id} ${address}`) || !tenantMayLog(id)) return undefined;
    deps.log.event({
      level: 'warn',
      event: 'browser error',
      tenant: id,
      statedGlobalId: globalId.test(body.GlobalId ?? '') ? body.GlobalId : undefined,
      message: reason.test(body.message) ? body.message : '(withheld)',
      url: template.test(body.url) ? body.url : '(withheld)',
      status: body.status,
    });
    return undefined;
  });
};
