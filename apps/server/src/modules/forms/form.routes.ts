import { guidPattern } from '@portal/api/contract';
import { requestHost } from '../../platform/http/app-env.ts';
import { notFoundResponse } from '../../platform/http/errors.ts';
import { openRoute } from '../../platform/http/guards.ts';
import type { Routes } from '../../platform/http/route.ts';
import { messageAnswer } from '../../people/pages/page-answer.ts';
import { applicationNumber } from './form.store.ts';
import { formModes, type FormMode } from './form-address.ts';

const template = '/dev/form/:guid';

const texts: Readonly<Record<FormMode, string>> = {
  new: 'New application',
  edit: 'Edit application',
  view: 'View application',
};

const isMode = (name: string): name is FormMode => (formModes as readonly string[]).includes(name);

/** With demo data only: replaces a tenant's own application form and shows the application and the mode. */
export const formRoutes: Routes = (app, deps) => {
  if (!deps.config.demo) return;
  openRoute(app, 'GET', template, async (c) => {
    const guid = c.req.param('guid') ?? '';
    const mode = c.req.query('mode') ?? '';
    const tenant = await deps.tenants.byHost(requestHost(c));
    if (!tenant || !guidPattern.test(guid) || !isMode(mode)) return notFoundResponse(c);
    const id = await deps.db.inTenant(tenant.id, (trx) => applicationNumber(trx, guid));
    if (id === undefined) return notFoundResponse(c);
    return messageAnswer(c, tenant, 200, {
      heading: `${texts[mode]} ${id}`,
      text: `This page replaces the application form of ${tenant.displayName}. It was opened in the mode ${mode}.`,
      restart: null,
    });
  });
};
