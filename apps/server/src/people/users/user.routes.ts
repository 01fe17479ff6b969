import {
  changeApplicationAccess,
  disableUser,
  enableUser,
  inviteAgain,
  inviteUser,
  listRoles,
  unlockUser,
  type Endpoint,
  type Envelope,
} from '@portal/api/contract';
import { route, type Call, type Routes } from '../../platform/http/route.ts';
import { listRoutes } from '../../platform/listing/list-routes.ts';
import { invite, reinvite } from './invitation.service.ts';
import { allRoles } from '../directory/role.store.ts';
import { changeUser, type UserChange } from './user-change.service.ts';
import { userList } from './user-list.ts';

export const userRoutes: Routes = (app, deps) => {
  const { config } = deps;
  listRoutes(userList)(app, deps);
  route(app, deps, listRoles, async ({ trx }) => ({
    Roles: (await allRoles(trx)).map(({ id, name }) => ({ TenantRoleId: id, RoleName: name })),
  }));
  route(app, deps, inviteUser, (call) => invite(call.trx, call.person, call.body, { ...call, config }));
  route(app, deps, inviteAgain, (call) =>
    reinvite(call.trx, call.person, call.params.globalUserId, { ...call, config }),
  );
  const change = async (
    { trx, person, afterwards }: Pick<Call<Endpoint>, 'trx' | 'person' | 'afterwards'>,
    globalId: string,
    wanted: UserChange,
  ): Promise<Envelope> => {
    afterwards(() => deps.identity.forget({ tenant: person.tenant, globalId }));
    const reason = await changeUser(trx, person, globalId, wanted);
    return reason === undefined ? { ErrorNo: 0 } : { ErrorNo: 1, Message: reason };
  };
  route(app, deps, enableUser, (call) => change(call, call.params.globalUserId, 'reactivate'));
  route(app, deps, disableUser, (call) => change(call, call.params.globalUserId, 'deactivate'));
  route(app, deps, unlockUser, (call) => change(call, call.params.globalUserId, 'unlock'));
  route(app, deps, changeApplicationAccess, (call) => {
    const { assigneeUserGlobalId: globalId, editApplicationPermissionRequestType: type } = call.query;
    return change(call, globalId, type === 'Grant' ? 'grant' : 'revoke');
  });
};
