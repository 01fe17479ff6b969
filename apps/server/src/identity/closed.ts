import type { Config } from '../config.ts';
import type { AppContext } from '../http/app-env.ts';
import type { Tenant } from '../tenants/directory.ts';
import { messageAnswer } from './page-answer.ts';

/** The page of a tenant that whoever runs the server has disabled. */
export function closedAnswer(
  c: AppContext,
  tenant: Tenant,
  config: Pick<Config, 'supportEmail' | 'supportPhone'>,
): Response {
  const email = tenant.supportEmail ?? config.supportEmail;
  const phone = tenant.supportPhone ?? config.supportPhone;
  return messageAnswer(
    c,
    tenant,
    {
      heading: 'This portal is closed',
      text: `Nobody can sign in to ${tenant.displayName} at the moment. Ask ${email} or ${phone} when it opens again.`,
      restart: null,
    },
    403,
  );
}
