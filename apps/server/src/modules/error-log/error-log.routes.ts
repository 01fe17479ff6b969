import { logError } from '@portal/api/contract';
import { route, type Routes } from '../../platform/http/route.ts';

/** A contract path with unfilled placeholders; any other path could contain personal data. */
const template = /^(\/[a-zA-Z-]+|\/\{[a-zA-Z]+\}|\/\(other\))+$/;
/** The id of an endpoint and the kind of its failure. */
const failedCall = /^C\d{1,3} [a-zA-Z]{1,20}$/;

/** Logs failures in browsers, one line each; keeps only fields that cannot hold personal data (OP-241). */
export const errorLogRoutes: Routes = (app, deps) => {
  route(app, deps, logError, ({ body, person }) => {
    deps.log.event({
      level: 'warn',
      event: 'browser error',
      tenant: person.tenant,
      globalId: person.globalId,
      message: failedCall.test(body.message) ? body.message : '(withheld)',
      url: template.test(body.url) ? body.url : '(withheld)',
      status: body.status,
    });
    return undefined;
  });
};
