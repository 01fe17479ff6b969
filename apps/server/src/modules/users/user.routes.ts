import {
  changeApplicationAccess,
  disableUser,
  enableUser,
  exportUsers,
  inviteAgain,
  inviteUser,
  listRoles,
  listUsers,
  unlockUser,
} from '@portal/api/contract';
import type { Hono } from 'hono';
import type { AppEnv } from '../../http/app-env.ts';
import { fileRoute, route, type RouteDeps } from '../../http/route.ts';
import { csvAnswer } from '../../listing/csv-answer.ts';
import { everyRow, readPage } from '../../listing/plain-list.ts';
import { invite, inviteOnceMore } from './invitation.service.ts';
import { allRoles } from './invitation.store.ts';
import { changeUser } from './user-change.service.ts';
import { byName, userColumns, userList } from './user-list.ts';

export function userRoutes(app: Hono<AppEnv>, deps: RouteDeps): void {
  route(app, deps, listUsers, async ({ trx, query: { PageNo, RowsPerPage, SearchQuery } }) => {
    const page = { pageNo: PageNo, rowsPerPage: RowsPerPage };
    const { rows, total, lastPage } = await readPage(trx, userList, { q: SearchQuery, ...byName }, page);
    return { Users: [...rows], TotalRows: total, MaxPage: lastPage };
  });
  fileRoute(app, deps, exportUsers, ({ tenant, query: { SearchQuery } }) =>
    csvAnswer(deps, {
      tenant,
      name: 'userlist.csv',
      event: 'users exported',
      read: (trx) => everyRow(trx, userList, { q: SearchQuery, ...byName }, userColumns),
    }),
  );
  route(app, deps, listRoles, async ({ trx }) => ({
    Roles: (await allRoles(trx)).map(({ id, name }) => ({ TenantRoleId: id, RoleName: name })),
  }));
  route(app, deps, inviteUser, ({ trx, person, body, tenant, origin }) =>
    invite(trx, person, body, { config: deps.config, tenant, origin }),
  );
  route(app, deps, inviteAgain, ({ trx, person, params, tenant, origin }) =>
    inviteOnceMore(trx, person, params.globalUserId, { config: deps.config, tenant, origin }),
  );
  route(app, deps, enableUser, ({ trx, person, params }) =>
    changeUser(trx, person, params.globalUserId, 'reactivate'),
  );
  route(app, deps, disableUser, ({ trx, person, params }) =>
    changeUser(trx, person, params.globalUserId, 'deactivate'),
  );
  route(app, deps, unlockUser, ({ trx, person, params }) =>
    changeUser(trx, person, params.globalUserId, 'unlock'),
  );
  route(app, deps, changeApplicationAccess, ({ trx, person, query }) =>
    changeUser(
      trx,
      person,
      query.assigneeUserGlobalId,
      query.editApplicationPermissionRequestType === 'Grant' ? 'grant' : 'revoke',
    ),
  );
}
