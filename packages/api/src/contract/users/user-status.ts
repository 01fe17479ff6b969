/** The seven statuses of a user. */
const statuses = {
  Invited: { text: 'Invited', enabled: true, locked: false },
  Active: { text: 'Active', enabled: true, locked: false },
  Normal: { text: 'Normal', enabled: true, locked: false },
  LockedPasswordAttempts: { text: 'Locked - Invalid password', enabled: false, locked: true },
  LockedMFAAttempts: { text: 'Locked - Invalid MFA', enabled: false, locked: true },
  LockInactivity: { text: 'Locked - Inactivity', enabled: false, locked: true },
  Deactivated: { text: 'Deactivated', enabled: false, locked: false },
} as const satisfies Record<string, UserStatusFacts>;

export interface UserStatusFacts {
  /** Displayed text. */
  readonly text: string;
  /** The user can sign in, or could after accepting the invitation. */
  readonly enabled: boolean;
  /** The user can be unlocked. */
  readonly locked: boolean;
}

export type UserStatus = keyof typeof statuses;
export const userStatuses = Object.keys(statuses) as readonly UserStatus[];

/** Facts about a status. An unknown one is shown as it is, and is neither enabled nor locked (OP-162). */
export const userStatusFacts = (status: string): UserStatusFacts =>
  Object.hasOwn(statuses, status)
    ? statuses[status as UserStatus]
    : { text: status, enabled: false, locked: false };
