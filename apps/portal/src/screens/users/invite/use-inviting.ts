import { needsAccessChoice, isPermitted, userActions, type Invitation } from '@portal/api/contract';
import { configurationQueries, failureOf, userQueries } from '@portal/api/queries';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { useDraft } from '../../../session/use-draft.ts';
import { useUser } from '../../../session/use-session.ts';
import {
  afterGrant,
  invitationOf,
  parseDraft,
  outcomeOfFailure,
  outcomeOfReply,
  type InvitationDraft,
  type InvitationOutcome,
} from './invite.model.ts';

/**
 * State of an invitation from input to result. The input is kept until it is sent or the dialog is closed; an expired
 * session keeps it too.
 */
export function useInviting() {
  const client = useClient();
  const queries = userQueries(client);
  const settings = useQuery(configurationQueries(client).custom()).data;
  const roles = useQuery(queries.roles());
  const invite = useMutation(queries.invite());
  const grant = useMutation(queries.changeAccess());
  const mayGrant = isPermitted(userActions.editPermissions, useUser().claims);

  const [kept, keep] = useDraft('invitation');
  const draft = useMemo(() => parseDraft(kept), [kept]);
  const [asking, setAsking] = useState(false);
  const [access, setAccess] = useState<boolean>();
  const [outcome, setOutcome] = useState<InvitationOutcome>();
  const running = useRef(false);

  const australianOnly = settings?.AustralianMobileNumberOnly ?? false;
  const grantsAccess = access ?? settings?.NewUserAppAccessToggleDefaultON ?? false;
  const list = roles.data?.Roles ?? [];
  const role = list.find(({ TenantRoleId }) => TenantRoleId === draft.roleId);
  const hasAccessStep = mayGrant && role !== undefined && needsAccessChoice(role.RoleName);
  const invitation = invitationOf({ ...draft, roleId: role?.TenantRoleId ?? '' }, australianOnly);

  const deliver = async (ready: Invitation): Promise<InvitationOutcome> => {
    try {
      const reply = await invite.mutateAsync(ready);
      const result = outcomeOfReply(reply);
      if (!result.sent || !hasAccessStep || !grantsAccess) return result;
      const { UserGuid: globalUserId } = reply;
      if (!globalUserId) return afterGrant(undefined);
      return afterGrant(await grant.mutateAsync({ globalUserId, type: 'Grant' }).catch(() => undefined));
    } catch (error) {
      return outcomeOfFailure(failureOf(error));
    }
  };

  /** Sends at most once at a time. */
  const send = async () => {
    if (running.current || typeof invitation === 'string') return;
    running.current = true;
    const result = await deliver(invitation);
    setOutcome(result);
    if (result.sent) keep('');
    running.current = false;
  };

  return {
    draft,
    change: (change: Partial<InvitationDraft>) => keep(JSON.stringify({ ...draft, ...change })),
    forget: () => keep(''),
    /** Something was entered and not sent. */
    unsaved: Object.values(draft).some((text) => text !== ''),
    /** Why the invitation cannot be sent, as a sentence; undefined if it can. */
    disabledReason: typeof invitation === 'string' ? invitation : undefined,
    /** The role has a step about access to applications (USER-090 to USER-092). */
    hasAccessStep,
    step: outcome ? ('outcome' as const) : asking && hasAccessStep ? ('details' as const) : ('form' as const),
    /** Sends the invitation, or opens the step about access first. */
    submit: () => {
      if (hasAccessStep) setAsking(typeof invitation !== 'string');
      else void send();
    },
    /** Returns from the result or the step about access to the form. */
    goBack: () => (outcome ? setOutcome(undefined) : setAsking(false)),
    send: () => void send(),
    pending: invite.isPending || grant.isPending,
    outcome,
    roles: { ...roles, list, chosen: role?.TenantRoleId ?? '' },
    access: grantsAccess,
    setAccess,
    australianOnly,
    /** The tenant's notice for users who invite; undefined if it is switched off (USER-104). */
    alert: settings?.DisplayUserInviteAlert ? settings.UserInviteAlertText?.trim() : undefined,
  };
}

export type Inviting = ReturnType<typeof useInviting>;
