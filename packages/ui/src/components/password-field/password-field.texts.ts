export const passwordFieldTexts = {
  /** Error of a password that does not meet every rule. */
  unmetText: 'This password does not meet every rule',
  /** Name of the button that reveals the password. */
  showName: 'Show password',
  /** Name of the button that hides the password. */
  hideName: 'Hide password',
  /** Announced while a new password is typed. */
  progressText: ({ met, all }: { met: number; all: number }) => `${met} of ${all} rules met`,
  /** Name of the icon of a rule that is met. */
  metName: 'Met',
  /** Name of the icon of a rule that is not met. */
  unmetName: 'Not met',
  /** Before the list of symbols that a password can contain. */
  symbolsLabel: 'Symbols:',
} as const;
