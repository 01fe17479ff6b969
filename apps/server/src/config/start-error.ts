/** A reason not to start that a person can act on: printed as one sentence, without a stack. */
export class StartError extends Error {}

/** A call of a command that makes no sense: nothing was tried. */
export class UsageError extends StartError {}
