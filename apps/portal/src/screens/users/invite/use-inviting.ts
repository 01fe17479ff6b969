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
  keptDraft,
  outcomeOfFailure,
  outcomeOfReply,
  type InvitationDraft,
  type InvitationOutcome,
} from './invite.model.ts';

/**
 * An invitation from the first letter to its outcome. What was typed stays until it has been sent or the dialog is closed; a
 * session that ends closes nothing.
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
  const draft = useMemo(() => keptDraft(kept), [kept]);
  const [asking, setAsking] = useState(false);
  const [access, setAccess] = useState<boolean>();
  const [outcome, setOutcome] = useState<InvitationOutcome>();
  const running = useRef(false);

  const australianOnly = settings?.AustralianMobileNumberOnly ?? false;
  const grantsAccess = access ?? settings?.NewUserAppAccessToggleDefaultON ?? false;
  const list = roles.data?.Roles ?? [];
  const role = list.find(({ TenantRoleId }) => TenantRoleId === draft.roleId);
  const asksFirst = mayGrant && role !== undefined && needsAccessChoice(role.RoleName);
  const invitation = invitationOf({ ...draft, roleId: role?.TenantRoleId ?? '' }, australianOnly);

  const deliver = async (ready: Invitation): Promise<InvitationOutcome> => {
    let globalUserId: string | null | undefined;
    try {
      const reply = await invite.mutateAsync(ready);
      const told = outcomeOfReply(reply);
      if (!told.sent || !asksFirst || !grantsAccess) return told;
      globalUserId = reply.UserGuid;
    } catch (error) {
      return outcomeOfFailure(failureOf(error));
    }
    try {
      return afterGrant(globalUserId ? await grant.mutateAsync({ globalUserId, type: 'Grant' }) : undefined);
    } catch {
      return afterGrant(undefined);
    }
  };

  /** Sends it once, however often it is asked to. */
  const send = async () => {
    if (running.current || typeof invitation === 'string') return;
    running.current = true;
    const told = await deliver(invitation);
    setOutcome(told);
    if (told.sent) keep('');
    running.current = false;
  };

  return {
    draft,
    change: (change: Partial<InvitationDraft>) => keep(JSON.stringify({ ...draft, ...change })),
    forget: () => keep(''),
    /** Why it cannot be sent as it stands, in a sentence; undefined when it can. */
    obstacle: typeof invitation === 'string' ? invitation : undefined,
    /** The role asks about access to applications before anything is sent (USER-090 to USER-092). */
    asksFirst,
    step: outcome ? ('outcome' as const) : asking && asksFirst ? ('details' as const) : ('form' as const),
    /** Sends it, or asks about access first. */
    submit: () => {
      if (asksFirst) setAsking(typeof invitation !== 'string');
      else void send();
    },
    /** From the outcome or the details back to what was typed. */
    goBack: () => (outcome ? setOutcome(undefined) : setAsking(false)),
    send: () => void send(),
    pending: invite.isPending || grant.isPending,
    outcome,
    roles: { ...roles, list, chosen: role?.TenantRoleId ?? '' },
    access: grantsAccess,
    setAccess,
    australianOnly,
    /** What the tenant has to say to whoever invites; none where it is switched off (USER-104). */
    alert: settings?.DisplayUserInviteAlert ? settings.UserInviteAlertText?.trim() : undefined,
  };
}

export type Inviting = ReturnType<typeof useInviting>;
