import { can, countApplications, listClaims } from '@portal/api/contract';
import { forbidden } from '../../platform/http/http-error.ts';
import { route, type Routes } from '../../platform/http/route.ts';
import { sharedWhileRunning } from '../../platform/shared-while-running.ts';
import { planList } from '../applications/application-list.plan.ts';
import { countCache } from '../views/view-counts.ts';
import { countFigures, type Figures } from './figure.store.ts';

export const figureRoutes: Routes = (app, deps) => {
  const counts = countCache<Figures>(deps.now);
  const share = sharedWhileRunning<Figures>();
  route(app, deps, countApplications, async ({ trx, person, tenant, query }) => {
    const { Scope, From: from, To: to, By: by, Fresh = false } = query;
    if (!can(person.claims, listClaims[Scope])) throw forbidden();
    const plan = planList(person, Scope === 'my' ? 'mine' : 'all', { sortBy: 'ID', sortType: 'desc' });
    const period = from !== undefined && to !== undefined ? { from, to } : undefined;
    const asked = { timeZone: tenant.timeZone, period, by };
    const name = JSON.stringify([plan.name, asked]);
    const kept = Fresh ? undefined : counts.get(name);
    if (kept) return kept;
    const figures = await share(name, !Fresh, () => countFigures(trx, plan, asked));
    counts.set(name, figures);
    return figures;
  });
};
