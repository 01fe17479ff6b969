import type { CostClass } from '@portal/api/contract';

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
  /** Seconds that a call may wait before it is refused; less than the portal's own patience of 20, and a sign-in's less than the proxy's of 120. */
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

/** What a process has to share out. */
export interface Capacity {
  /** Processors: the limits of what runs in threads follow them. */
  readonly processors: number;
  /** Connections to the database: the limits of what holds one follow them. */
  readonly connections: number;
}

/** The machine that the table is written for. */
export const usualCapacity: Capacity = { processors: 2, connections: 20 };
/** With fewer, one tenant could hold all of them. */
export const fewestConnections = 16;

/**
 * Every expensive kind of work and its limits on the usual machine. A person has at most half of what their tenant has. A
 * tenant alone never has all of a class but `signIn`, and never all the connections to the database (`connectionsOfTenant`).
 */
export const workClasses = {
  /** Every other call of a signed-in person: a transaction each. */
  call: { perPerson: 4, perTenant: 8, inAll: 24, waiting: 60, patience: 10, comeAgain: 2 },
  /** A list that is searched or filtered: seconds of the database's processor, where there are many rows. */
  search: { perPerson: 1, perTenant: 2, inAll: 4, waiting: 10, patience: 10, comeAgain: 3 },
  /** A whole list as a file: a connection for as long as its receiver takes. */
  export: { perPerson: 1, perTenant: 2, inAll: 4, waiting: 4, patience: 15, comeAgain: 10 },
  /** All documents of an application in one archive, written while it is taken. */
  zip: { perPerson: 1, perTenant: 2, inAll: 4, waiting: 4, patience: 15, comeAgain: 10 },
  /** A stored file on its way to somebody. */
  download: { perPerson: 4, perTenant: 8, inAll: 32, waiting: 20, patience: 15, comeAgain: 5 },
  /** A report that is drawn: a thread and a processor for the better part of a second. */
  report: { perPerson: 1, perTenant: 2, inAll: 3, waiting: 8, patience: 15, comeAgain: 5 },
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
  spreadsheet: { perPerson: 1, perTenant: 2, inAll: 3, waiting: 4, patience: 15, comeAgain: 5 },
  /** A call that waits for somebody outside. */
  outside: { perPerson: 4, perTenant: 8, inAll: 24, waiting: 20, patience: 10, comeAgain: 5 },
  /** A call that sends emails. */
  mail: { perPerson: 2, perTenant: 4, inAll: 12, waiting: 10, patience: 10, comeAgain: 5 },
  /**
   * A password that is hashed: 128 MB for the better part of a second. Who is not known yet counts by address, which may be
   * that of a whole office at nine o'clock: browsers wait for a page longer than the portal does for a call.
   */
  signIn: { perPerson: 2, perTenant: 2, inAll: 2, waiting: 500, patience: 110, comeAgain: 5 },
} as const satisfies Record<CostClass | 'spreadsheet' | 'signIn', WorkClass>;

export type Work = keyof typeof workClasses;
export type WorkClasses = Readonly<Record<Work, WorkClass>>;

/** What runs in threads. */
const onProcessors: readonly Work[] = ['report', 'spreadsheet', 'signIn'];
/** What may hold a connection to the database from its beginning to its end. */
const onConnections: readonly Work[] = ['call', 'search', 'export', 'mail'];
/** Hashes at a time: Node has four threads for them, and one is left for all else. */
const hashesMaximum = 3;

/** The limits of a machine. */
export function workClassesOf({ processors, connections }: Capacity): WorkClasses {
  const scaled = (work: Work): WorkClass => {
    const limits = workClasses[work];
    if (work === 'signIn') {
      const inAll = Math.min(hashesMaximum, Math.max(limits.inAll, processors));
      return { ...limits, perPerson: inAll, perTenant: inAll, inAll };
    }
    const factor = onProcessors.includes(work)
      ? processors / usualCapacity.processors
      : onConnections.includes(work)
        ? connections / usualCapacity.connections
        : 1;
    const perTenant = Math.max(2, Math.floor(limits.perTenant * factor));
    const perPerson = Math.max(1, Math.floor((limits.perPerson / limits.perTenant) * perTenant));
    return {
      ...limits,
      perPerson,
      perTenant,
      inAll: Math.max(perTenant + 1, Math.floor(limits.inAll * factor)),
    };
  };
  return Object.fromEntries(
    Object.keys(workClasses).map((work) => [work, scaled(work as Work)]),
  ) as WorkClasses;
}

/** How many connections one tenant can hold at most; the pool has more. */
export const connectionsOfTenant = (classes: WorkClasses): number =>
  onConnections.reduce((sum, work) => sum + classes[work].perTenant, 0);
