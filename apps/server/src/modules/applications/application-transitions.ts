import { isStatus, signingModeCodes, type ActionId, type SigningModeCode } from '@portal/api/contract';
import type { Assignee, Owner } from '../../people/directory/assignees-and-owners.ts';
import type { ActivityKind } from '../../platform/history/activity-kinds.ts';
import type { Actionable, Changes } from './application-transitions.store.ts';

/** What can become of the parts of an application. */
export type Effect = 'resetApprovals' | 'erasePersonalData';

/** What an action does to an application whose state allows it. */
export interface Transition {
  readonly changes: Changes;
  /** What it does besides to the parts of the application. */
  readonly effects?: readonly Effect[];
  /** The line that it leaves in the feed, and the name that the line needs. */
  readonly line: readonly [kind: ActivityKind, subject?: string];
}

/** The state allows the action, but not with what is wanted: the sentence for the person. */
export interface Rejected {
  readonly reason: string;
}

/** A transition, a refusal, or nothing where all is as wanted already. */
export type Decision = Transition | Rejected | undefined;

/** Whom or what somebody chose, and what is known of the choice. Null takes away what is there. */
interface Wanted {
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

export type Acting = keyof Wanted;
export type WantedBy<Id extends Acting> = Wanted[Id];

const rejected = (reason: string): Rejected => ({ reason });

/**
 * Every change of an application by an action, as a function of the state that it is in. Whether the state allows the
 * action at all stands in the contract's `applicationActions`; both together are all the ways an application can go.
 */
export const transitions = {
  unlockApplication: ({ status, last_status }) => ({
    changes: { status: last_status ?? 'Primary edit', last_status: status },
    line: ['unlocked'],
  }),

  assignee: ({ assignee_id }, wanted) => {
    if (assignee_id === (wanted?.globalId ?? null)) return undefined;
    if (wanted === null) return { changes: { assignee_id: null, assignee_name: null }, line: ['unassigned'] };
    const { person } = wanted;
    if (!person) return rejected('The chosen assignee cannot be found.');
    if (!person.takesWork) return rejected(`${person.displayName} takes no new applications.`);
    return {
      changes: { assignee_id: person.globalId, assignee_name: person.displayName },
      line: ['assigned', person.displayName],
    };
  },

  label: ({ label }, wanted) => {
    if (label === (wanted?.name ?? null)) return undefined;
    if (wanted === null) return { changes: { label: null }, line: ['unlabelled'] };
    if (!wanted.listed) return rejected('The chosen label cannot be found.');
    return { changes: { label: wanted.name }, line: ['labelled', wanted.name] };
  },

  owner: ({ owner_global_id }, owner) => {
    if (owner?.globalId === owner_global_id) return undefined;
    if (!owner?.listed) return rejected('The chosen owner cannot be found.');
    return {
      changes: { owner_global_id: owner.globalId, owner_name: owner.displayName },
      line: ['owner-changed', owner.displayName],
    };
  },

  // The line tells no address: it would outlive the one that the application has.
  primaryEmail: ({ primary_email }, address) =>
    address === primary_email ? undefined : { changes: { primary_email: address }, line: ['email-changed'] },

  signingMode: ({ mode }, wanted) =>
    mode === signingModeCodes[wanted]
      ? undefined
      : { changes: { mode: signingModeCodes[wanted] }, line: ['signing-mode', signingModeCodes[wanted]] },

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

  /** Only where something is undone by it, which has to be confirmed (OP-109); else an edit changes nothing. */
  edit: (application) => {
    const line: Transition['line'] = ['approvals-reset'];
    const effects = ['resetApprovals'] as const;
    if (!application.is_complete)
      return application.confirm_edit ? { changes: {}, effects, line } : undefined;
    const begun = application.created_on_behalf ? 'Adviser edit' : 'Primary edit';
    // An edit neither unlocks nor brings back: who may do that has a claim of its own.
    const held = isStatus(application.status, 'Locked') || isStatus(application.status, 'Cancelled');
    const where = held ? { last_status: begun } : { status: begun };
    return { changes: { is_complete: false, completed_at: null, ...where }, effects, line };
  },
} as const satisfies {
  [Id in Acting & ActionId]: (application: Actionable, wanted: Wanted[Id]) => Decision;
};
