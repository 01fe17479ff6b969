import type { ActionTarget } from './action-target.ts';

/** The result of an action when its dialog closes. */
export interface ActionOutcome {
  /** Whether the server was called. */
  readonly asked: boolean;
  /** Guids of the applications for which it succeeded. */
  readonly done: readonly string[];
}

/** Props of every action dialog. Refetching follows from the endpoint's `invalidates`. */
export interface ActionDialogProps {
  /** The applications, in list order; several only if the action is offered for several. */
  applications: readonly [ActionTarget, ...ActionTarget[]];
  onClose: (outcome: ActionOutcome) => void;
}

export const nothingAsked: ActionOutcome = { asked: false, done: [] };
