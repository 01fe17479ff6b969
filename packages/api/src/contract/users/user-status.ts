/** The seven statuses of a person, and what a status means to whoever reads it. */
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
  /** As people read it. */
  readonly text: string;
  /** The person can work, or could after accepting the invitation. */
  readonly enabled: boolean;
  /** Unlocking lifts it. */
  readonly locked: boolean;
}

export type UserStatus = keyof typeof statuses;
export const userStatuses = Object.keys(statuses) as readonly UserStatus[];

/** What is known of a status; an unknown one is shown as it is, and is neither enabled nor locked (OP-162). */
export const userStatusFacts = (status: string): UserStatusFacts =>
  Object.hasOwn(statuses, status)
    ? statuses[status as UserStatus]
    : { text: status, enabled: false, locked: false };
