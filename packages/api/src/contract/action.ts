import type { AuditKind } from './audit/audit-kinds.ts';
import { can, type Claim } from './permissions.ts';

type Claims = Claim | readonly Claim[];

/** The rules of an action. `Facts` describe the record that it applies to. */
interface ActionRules<Facts> {
  /** Label of the menu entry and of its dialog (OP-113). Reports and integrations have one label for each item. */
  readonly label: string | ((facts: Facts) => string);
  readonly needs: Claims;
  /** Additional claims, depending on the state of the record. */
  readonly alsoNeeds?: (facts: Facts) => Claims | undefined;
  /** Why a visible menu entry is disabled. */
  readonly disabledReason?: (facts: Facts) => string | undefined;
  /** Why the server rejects an action although the menu offers it. */
  readonly rejection?: (facts: Facts) => string | undefined;
  /** The kind of audit entry. */
  readonly audit?: AuditKind;
}

/** The states in which the action is allowed, and the server's message for all others. Default: every state. */
type Condition<Facts> =
  | { readonly when: (facts: Facts) => boolean; readonly reason: string }
  | { readonly when?: undefined; readonly reason?: undefined };

type ActionDefinition<Facts> = ActionRules<Facts> & Condition<Facts>;

/** Label of the CSV export on every list page. */
export const exportLabel = 'Export All to CSV';

/** An action. The menus, the server's permission check and the audit use the same definition. */
export type Action<Facts, Id extends string = string> = ActionDefinition<Facts> & { readonly id: Id };

/* @__NO_SIDE_EFFECTS__ */
export const defineActions =
  <Facts>() =>
  <const Table extends Readonly<Record<string, ActionDefinition<Facts>>>>(table: Table) =>
    Object.fromEntries<unknown>(Object.entries(table).map(([id, action]) => [id, { ...action, id }])) as {
      readonly [Id in keyof Table & string]: Table[Id] & { readonly id: Id };
    };

export interface ActionState<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** The user holds the claims that these facts require. */
  readonly permitted: boolean;
  /** Permitted, and the state allows it. A menu shows the entry. */
  readonly offered: boolean;
  /** Offered, and nothing else prevents it. */
  readonly available: boolean;
  /** Why a permitted action is not available. Undefined if it is available or not permitted. */
  readonly reason: string | undefined;
}

/** Evaluates whether a user with these claims may perform the action in this state, with the reason if not. */
export function evaluateAction<Facts, Id extends string>(
  { id, label, needs, alsoNeeds, when, reason, disabledReason }: Action<Facts, Id>,
  facts: Facts,
  claims: readonly string[],
): ActionState<Id> {
  const permitted = can(claims, needs) && can(claims, alsoNeeds?.(facts) ?? needs);
  const offered = permitted && (!when || when(facts));
  const disabledBecause = offered ? disabledReason?.(facts) : undefined;
  return {
    id,
    label: typeof label === 'string' ? label : label(facts),
    permitted,
    offered,
    available: offered && disabledBecause === undefined,
    reason: permitted && !offered ? reason : disabledBecause,
  };
}

/** Evaluates all actions of an area, in the order of its menu. */
export const evaluateActions = <Facts, Id extends string>(
  actions: Readonly<Record<Id, Action<Facts, Id>>>,
  facts: Facts,
  claims: readonly string[],
): readonly ActionState<Id>[] =>
  Object.values<Action<Facts, Id>>(actions).map((action) => evaluateAction(action, facts, claims));

/** Whether a user holds the claims that an action needs in every state. */
export const isPermitted = ({ needs }: Pick<Action<never>, 'needs'>, claims: readonly string[]): boolean =>
  can(claims, needs);
