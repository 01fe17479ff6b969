import type { ActionTarget } from './action-target.ts';

/** What became of an action by the time its dialog closes. */
export interface ActionOutcome {
  /** Whether anything was asked of the server at all. */
  readonly asked: boolean;
  /** Guids of the applications that it was done with. */
  readonly done: readonly string[];
}

/** What every dialog of an action is given. What is read again follows from the endpoint's `invalidates`. */
export interface ActionDialogProps {
  /** What it is to be done with, in the order it is listed; several only where the action is offered for several. */
  applications: readonly [ActionTarget, ...ActionTarget[]];
  onClose: (outcome: ActionOutcome) => void;
}

export const nothingAsked: ActionOutcome = { asked: false, done: [] };
