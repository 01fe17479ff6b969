import type { CostClass } from '@portal/api/contract';

/** How much of one kind of work there may be at a time, in one process. */
export interface WorkClass {
  /** Places of one person. */
  readonly perUser: number;
  /** Places of all people of one tenant. */
  readonly perTenant: number;
  /** Places of everybody. */
  readonly perProcess: number;
  /** How many calls of one person may wait for a place; of a tenant four times as many. */
  readonly maxQueued: number;
  /** Seconds that a call may wait before it is refused; less than the portal's own patience of 20, and a sign-in's less than the proxy's of 120. */
  readonly queueTimeout: number;
  /** Seconds after which whoever was refused is told to come again. */
  readonly retryAfter: number;
  /**
   * Seconds before a call is told that even the queue is full: whoever asks again at once is slowed by it. Default 1.
   */
  readonly rejectionDelay?: number;
}

/** Calls of a tenant that may wait, to those of one person. */
export const tenantQueueFactor = 4;

/** What a process has to share out. */
export interface Capacity {
  /** Processors: the limits of what runs in threads follow them. */
  readonly processors: number;
  /** Connections to the database: the limits of what holds one follow them. */
  readonly connections: number;
}

/** The machine that the table is written for. */
export const referenceCapacity: Capacity = { processors: 2, connections: 20 };
/** With fewer, one tenant could hold all of them. */
export const minimumConnections = 16;

/**
 * Every expensive kind of work and its limits on the usual machine. A person has at most half of what their tenant has. A
 * tenant alone never has all of a class but `signIn`, and never all the connections to the database (`connectionsOfTenant`).
 */
export const workClasses = {
  /** Every other call of a signed-in person: a transaction each. */
  call: { perUser: 4, perTenant: 8, perProcess: 24, maxQueued: 60, queueTimeout: 10, retryAfter: 2 },
  /** A list that is searched or filtered: seconds of the database's processor, where there are many rows. */
  search: { perUser: 1, perTenant: 2, perProcess: 4, maxQueued: 10, queueTimeout: 10, retryAfter: 3 },
  /** A whole list as a file: a connection for as long as its receiver takes. */
  export: { perUser: 1, perTenant: 2, perProcess: 4, maxQueued: 4, queueTimeout: 15, retryAfter: 10 },
  /** All documents of an application in one archive, written while it is taken. */
  zip: { perUser: 1, perTenant: 2, perProcess: 4, maxQueued: 4, queueTimeout: 15, retryAfter: 10 },
  /** A stored file on its way to somebody. */
  download: { perUser: 4, perTenant: 8, perProcess: 32, maxQueued: 20, queueTimeout: 15, retryAfter: 5 },
  /** A report that is drawn: a thread and a processor for the better part of a second. */
  report: { perUser: 1, perTenant: 2, perProcess: 3, maxQueued: 8, queueTimeout: 15, retryAfter: 5 },
  /**
   * Files that arrive, some of them kept in memory until they have: 10 MB each. The portal sends two at a time. What is
   * refused has been sent all the same, and is taken off the line for nothing.
   */
  upload: {
    perUser: 2,
    perTenant: 4,
    perProcess: 16,
    maxQueued: 20,
    queueTimeout: 15,
    retryAfter: 5,
    rejectionDelay: 5,
  },
  /** A spreadsheet that is read: a thread of up to 512 MB for up to five seconds of processor. */
  spreadsheet: { perUser: 1, perTenant: 2, perProcess: 3, maxQueued: 4, queueTimeout: 15, retryAfter: 5 },
  /** A call that waits for somebody outside. */
  outside: { perUser: 4, perTenant: 8, perProcess: 24, maxQueued: 20, queueTimeout: 10, retryAfter: 5 },
  /** A call that sends emails. */
  mail: { perUser: 2, perTenant: 4, perProcess: 12, maxQueued: 10, queueTimeout: 10, retryAfter: 5 },
  /**
   * A password that is hashed: 128 MB for the better part of a second. Who is not known yet counts by address, which may be
   * that of a whole office at nine o'clock: browsers wait for a page longer than the portal does for a call.
   */
  signIn: { perUser: 2, perTenant: 2, perProcess: 2, maxQueued: 500, queueTimeout: 110, retryAfter: 5 },
} as const satisfies Record<CostClass | 'spreadsheet' | 'signIn', WorkClass>;

export type WorkClassName = keyof typeof workClasses;
export type WorkClasses = Readonly<Record<WorkClassName, WorkClass>>;

/** What runs in threads. */
const scaledByProcessors: readonly WorkClassName[] = ['report', 'spreadsheet', 'signIn'];
/** What may hold a connection to the database from its beginning to its end. */
const scaledByConnections: readonly WorkClassName[] = ['call', 'search', 'export', 'mail'];
/** Hashes at a time: Node has four threads for them, and one is left for all else. */
const maxHashes = 3;

/** The limits of a machine. */
export function workClassesOf({ processors, connections }: Capacity): WorkClasses {
  const scaled = (work: WorkClassName): WorkClass => {
    const limits = workClasses[work];
    if (work === 'signIn') {
      const perProcess = Math.min(maxHashes, Math.max(limits.perProcess, processors));
      return { ...limits, perUser: perProcess, perTenant: perProcess, perProcess };
    }
    const factor = scaledByProcessors.includes(work)
      ? processors / referenceCapacity.processors
      : scaledByConnections.includes(work)
        ? connections / referenceCapacity.connections
        : 1;
    const perTenant = Math.max(2, Math.floor(limits.perTenant * factor));
    const perUser = Math.max(1, Math.floor((limits.perUser / limits.perTenant) * perTenant));
    return {
      ...limits,
      perUser,
      perTenant,
      perProcess: Math.max(perTenant + 1, Math.floor(limits.perProcess * factor)),
    };
  };
  return Object.fromEntries(
    Object.keys(workClasses).map((work) => [work, scaled(work as WorkClassName)]),
  ) as WorkClasses;
}

/** How many connections one tenant can hold at most; the pool has more. */
export const connectionsOfTenant = (classes: WorkClasses): number =>
  scaledByConnections.reduce((sum, work) => sum + classes[work].perTenant, 0);
