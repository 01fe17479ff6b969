import { isStatus, signingModeCodes, type ActionId, type SigningModeCode } from '@portal/api/contract';
import type { Assignee, Owner } from '../../people/directory/assignees-and-owners.ts';
import type { ActivityKind } from '../../platform/history/activity-kinds.ts';
import type { Actionable, Changes } from './application-transitions.store.ts';

/** A change to the parts of an application. */
export type Effect = 'resetApprovals' | 'erasePersonalData';

/** What an action changes in an application whose state allows it. */
export interface Transition {
  readonly changes: Changes;
  /** Further changes to the parts of the application. */
  readonly effects?: readonly Effect[];
  /** The line in the feed, with its subject. */
  readonly line: readonly [kind: ActivityKind, subject?: string];
}

/** The state allows the action, but not the chosen value. The reason is shown to the person. */
export interface Rejected {
  readonly reason: string;
}

/** A transition, a rejection, or undefined if nothing has to change. */
export type Decision = Transition | Rejected | undefined;

/** The chosen value of each action, with what is known about it. Null removes the current value. */
interface TransitionInputs {
  readonly unlockApplication: undefined;
  readonly assignee: { readonly globalId: string; readonly person: Assignee | undefined } | null;
  readonly label: { readonly name: string; readonly listed: boolean } | null;
  readonly owner: Owner | undefined;
  readonly primaryEmail: string;
  readonly signingMode: SigningModeCode;
  readonly depersonalise: undefined;
  readonly cancel: undefined;
  readonly edit: undefined;
}

export type TransitionId = keyof TransitionInputs;
export type InputOf<Id extends TransitionId> = TransitionInputs[Id];

const rejected = (reason: string): Rejected => ({ reason });

/**
 * Every change of an application by an action, as a function of its state. The contract's `applicationActions` decide
 * whether the state allows the action at all; both together define the state machine.
 */
export const transitions = {
  unlockApplication: ({ status, last_status }) => ({
    changes: { status: last_status ?? 'Primary edit', last_status: status },
    line: ['unlocked'],
  }),

  assignee: ({ assignee_id }, input) => {
    if (assignee_id === (input?.globalId ?? null)) return undefined;
    if (input === null) return { changes: { assignee_id: null, assignee_name: null }, line: ['unassigned'] };
    const { person } = input;
    if (!person) return rejected('The chosen assignee cannot be found.');
    if (!person.takesWork) return rejected(`${person.displayName} takes no new applications.`);
    return {
      changes: { assignee_id: person.globalId, assignee_name: person.displayName },
      line: ['assigned', person.displayName],
    };
  },

  label: ({ label }, input) => {
    if (label === (input?.name ?? null)) return undefined;
    if (input === null) return { changes: { label: null }, line: ['unlabelled'] };
    if (!input.listed) return rejected('The chosen label cannot be found.');
    return { changes: { label: input.name }, line: ['labelled', input.name] };
  },

  owner: ({ owner_global_id }, owner) => {
    if (owner?.globalId === owner_global_id) return undefined;
    if (!owner?.listed) return rejected('The chosen owner cannot be found.');
    return {
      changes: { owner_global_id: owner.globalId, owner_name: owner.displayName },
      line: ['owner-changed', owner.displayName],
    };
  },

  // The line does not contain the address, which it would outlive.
  primaryEmail: ({ primary_email }, address) =>
    address === primary_email ? undefined : { changes: { primary_email: address }, line: ['email-changed'] },

  signingMode: ({ mode }, input) =>
    mode === signingModeCodes[input]
      ? undefined
      : { changes: { mode: signingModeCodes[input] }, line: ['signing-mode', signingModeCodes[input]] },

  depersonalise: () => ({
    changes: {
      status: 'Depersonalised',
      account_name: null,
      client_name: null,
      primary_email: null,
      primary_applicant_name: null,
      primary_applicant_phone: null,
      document_count: 0,
      user_upload_count: 0,
      last_document_at: null,
    },
    effects: ['erasePersonalData'],
    line: ['depersonalised'],
  }),

  cancel: ({ status, cancel_refusal }) =>
    cancel_refusal === null
      ? { changes: { status: 'Cancelled', last_status: status }, line: ['cancelled'] }
      : rejected(cancel_refusal),

  /**
   * An edit is a transition only if it resets something, which has to be confirmed (OP-109); otherwise it changes
   * nothing.
   */
  edit: (application) => {
    const line: Transition['line'] = ['approvals-reset'];
    const effects = ['resetApprovals'] as const;
    if (!application.is_complete)
      return application.confirm_edit ? { changes: {}, effects, line } : undefined;
    const initialStatus = application.created_on_behalf ? 'Adviser edit' : 'Primary edit';
    // An edit neither unlocks nor restores; these require their own claims.
    const isSuspended = isStatus(application.status, 'Locked') || isStatus(application.status, 'Cancelled');
    const statusChange = isSuspended ? { last_status: initialStatus } : { status: initialStatus };
    return { changes: { is_complete: false, completed_at: null, ...statusChange }, effects, line };
  },
} as const satisfies {
  [Id in TransitionId & ActionId]: (application: Actionable, input: TransitionInputs[Id]) => Decision;
};
