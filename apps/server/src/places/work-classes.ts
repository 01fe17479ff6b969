/** How much of one kind of work there may be at a time, in one process. */
export interface WorkClass {
  /** Places of one person. */
  readonly perPerson: number;
  /** Places of all people of one tenant. */
  readonly perTenant: number;
  /** Places of everybody. */
  readonly inAll: number;
  /** How many calls of one person may wait for a place; of a tenant four times as many. */
  readonly waiting: number;
  /** Seconds that a call may wait before it is refused; less than the portal's own patience of 20. */
  readonly patience: number;
  /** Seconds after which whoever was refused is told to come again. */
  readonly comeAgain: number;
  /**
   * Seconds before a call is told that even the queue is full: whoever asks again at once is slowed by it. Default 1.
   */
  readonly refusedAfter?: number;
}

/** Calls of a tenant that may wait, to those of one person. */
export const tenantShare = 4;

/**
 * Everything that is dear, and how much of it there may be. A tenant alone never has all the places of a class, and never
 * all the connections to the database (`placesOnConnections`).
 */
export const workClasses = {
  /** Whatever else a signed-in person asks for: a transaction each. */
  call: { perPerson: 6, perTenant: 6, inAll: 24, waiting: 60, patience: 10, comeAgain: 2 },
  /** A list that is searched or filtered: seconds of the database's processor, where there are many rows. */
  search: { perPerson: 1, perTenant: 1, inAll: 4, waiting: 10, patience: 10, comeAgain: 3 },
  /** A whole list as a file: a connection for as long as its receiver takes. */
  export: { perPerson: 1, perTenant: 2, inAll: 4, waiting: 4, patience: 15, comeAgain: 10 },
  /** All documents of an application in one archive, written while it is taken. */
  zip: { perPerson: 1, perTenant: 2, inAll: 4, waiting: 4, patience: 15, comeAgain: 10 },
  /** A stored file on its way to somebody. */
  download: { perPerson: 4, perTenant: 8, inAll: 32, waiting: 20, patience: 15, comeAgain: 5 },
  /** A report that is drawn: a thread and a processor for the better part of a second. */
  report: { perPerson: 1, perTenant: 1, inAll: 2, waiting: 8, patience: 15, comeAgain: 5 },
  /**
   * Files that arrive, some of them kept in memory until they have: 10 MB each. The portal sends two at a time. What is
   * refused has been sent all the same, and is taken off the line for nothing.
   */
  upload: {
    perPerson: 2,
    perTenant: 4,
    inAll: 16,
    waiting: 20,
    patience: 15,
    comeAgain: 5,
    refusedAfter: 5,
  },
  /** A spreadsheet that is read: a thread of up to 512 MB for up to five seconds of processor. */
  spreadsheet: { perPerson: 1, perTenant: 1, inAll: 2, waiting: 4, patience: 15, comeAgain: 5 },
  /** A call that waits for somebody outside. */
  outside: { perPerson: 4, perTenant: 8, inAll: 24, waiting: 20, patience: 10, comeAgain: 5 },
  /** A call that sends emails. */
  mail: { perPerson: 2, perTenant: 4, inAll: 12, waiting: 10, patience: 10, comeAgain: 5 },
  /** A password that is hashed: 128 MB for the better part of a second. Who is not known yet counts by address. */
  signIn: { perPerson: 1, perTenant: 2, inAll: 2, waiting: 50, patience: 15, comeAgain: 2 },
} as const satisfies Record<string, WorkClass>;

export type Work = keyof typeof workClasses;

/** The classes whose work may hold a connection to the database from its beginning to its end. */
const onConnections: readonly Work[] = ['call', 'search', 'export', 'mail'];

/** How many connections one tenant can hold at most; the pool has more. */
export const placesOnConnections = onConnections.reduce((sum, work) => sum + workClasses[work].perTenant, 0);
