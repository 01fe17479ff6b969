import { can, type Claim } from './permissions.ts';

/** Something that can be done, with what its facts decide it by. */
export interface Action<Facts> {
  /** Name of the entry and of its dialog (OP-113). Reports and integrations bring a name for each item. */
  readonly label: string;
  readonly needs: Claim | readonly Claim[];
  /** Claims needed besides, by the state. */
  readonly alsoNeeds?: (facts: Facts) => Claim | undefined;
  readonly when: (facts: Facts) => boolean;
  /** What the server answers when the state refuses. */
  readonly reason: string;
}

export interface ActionVerdict {
  readonly label: string;
  /** The person holds the claims that these facts ask for. */
  readonly permitted: boolean;
  /** Permitted, and the state allows it. */
  readonly available: boolean;
  /** Why a permitted action is not available; undefined while it is, or while it is not permitted. */
  readonly reason: string | undefined;
}

/** Whether a person may do it in this state, and why not. */
export function verdictOn<Facts>(
  { label, needs, alsoNeeds, when, reason }: Action<Facts>,
  facts: Facts,
  claims: readonly string[],
): ActionVerdict {
  const also = alsoNeeds?.(facts);
  const permitted = can(claims, needs) && (also === undefined || can(claims, also));
  const possible = when(facts);
  return {
    label,
    permitted,
    available: permitted && possible,
    reason: permitted && !possible ? reason : undefined,
  };
}
