import type { CostClass } from '@portal/api/contract';

/** The concurrency limits of one class of work, in one process. */
export interface WorkClass {
  /** Concurrent calls of one user. */
  readonly perUser: number;
  /** Concurrent calls of all users of one tenant. */
  readonly perTenant: number;
  /** Concurrent calls of the whole process. */
  readonly perProcess: number;
  /** Calls of one user that may queue; a tenant may queue four times as many. */
  readonly maxQueued: number;
  /**
   * Seconds that a call may queue before it is rejected. Below the portal's request timeout of 20, and for sign-ins
   * below the proxy's of 120.
   */
  readonly queueTimeout: number;
  /** Seconds in the `Retry-After` header of a rejection. */
  readonly retryAfter: number;
  /** Seconds before a call is rejected because the queue is full. Slows down clients that retry at once. Default 1. */
  readonly rejectionDelay?: number;
}

/** The queue of a tenant, as a multiple of the queue of one user. */
export const tenantQueueFactor = 4;

/** The resources that a process shares out. */
export interface Capacity {
  /** Processors; scale the limits of work that runs in threads. */
  readonly processors: number;
  /** Database connections; scale the limits of work that holds a connection. */
  readonly connections: number;
}

/** The machine that the table below is written for. */
export const referenceCapacity: Capacity = { processors: 2, connections: 20 };
/** With fewer connections one tenant could hold all of them. */
export const minimumConnections = 16;

/**
 * The limits of each class on the reference machine. A user has at most half of the tenant's limit. A tenant alone
 * never has the whole of a class, except `signIn`, and never all database connections (`connectionsOfTenant`).
 */
export const workClasses = {
  /** Every other call of a signed-in user; each holds one transaction. */
  call: { perUser: 4, perTenant: 8, perProcess: 24, maxQueued: 60, queueTimeout: 10, retryAfter: 2 },
  /** A searched or filtered list: takes seconds of database CPU time on large tables. */
  search: { perUser: 1, perTenant: 2, perProcess: 4, maxQueued: 10, queueTimeout: 10, retryAfter: 3 },
  /** A whole list as a file: holds a connection until the receiver has read it. */
  export: { perUser: 1, perTenant: 2, perProcess: 4, maxQueued: 4, queueTimeout: 15, retryAfter: 10 },
  /** All documents of an application in one archive, written while it is sent. */
  zip: { perUser: 1, perTenant: 2, perProcess: 4, maxQueued: 4, queueTimeout: 15, retryAfter: 10 },
  /** A stored file that is being sent. */
  download: { perUser: 4, perTenant: 8, perProcess: 32, maxQueued: 20, queueTimeout: 15, retryAfter: 5 },
  /** A report: takes a thread and a processor for most of a second. */
  report: { perUser: 1, perTenant: 2, perProcess: 3, maxQueued: 8, queueTimeout: 15, retryAfter: 5 },
  /**
   * Uploads of up to 10 MB. Some are kept in memory. The portal sends two at a time. The body of a rejected
   * upload still arrives and has to be read.
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
  /** A spreadsheet: takes a thread with up to 512 MB and up to five seconds of CPU time. */
  spreadsheet: { perUser: 1, perTenant: 2, perProcess: 3, maxQueued: 4, queueTimeout: 15, retryAfter: 5 },
  /** A call that waits for another system. */
  outside: { perUser: 4, perTenant: 8, perProcess: 24, maxQueued: 20, queueTimeout: 10, retryAfter: 5 },
  mail: { perUser: 2, perTenant: 4, perProcess: 12, maxQueued: 10, queueTimeout: 10, retryAfter: 5 },
  /**
   * A password hash: takes 128 MB for most of a second. Users who are not signed in yet count by address, which can
   * be that of a whole office at nine o'clock. Browsers wait longer for a page than the portal waits for a call.
   */
  signIn: { perUser: 2, perTenant: 2, perProcess: 2, maxQueued: 500, queueTimeout: 110, retryAfter: 5 },
} as const satisfies Record<CostClass | 'spreadsheet' | 'signIn', WorkClass>;

export type WorkClassName = keyof typeof workClasses;
export type WorkClasses = Readonly<Record<WorkClassName, WorkClass>>;

const scaledByProcessors: readonly WorkClassName[] = ['report', 'spreadsheet', 'signIn'];
/** Classes that can hold a database connection for the whole call. */
const scaledByConnections: readonly WorkClassName[] = ['call', 'search', 'export', 'mail'];
/** Concurrent hashes: Node has four threads for them, and one stays free for other work. */
const maxHashes = 3;

/** The limits of a machine, scaled from the reference machine. */
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
  return mapWorkClasses(scaled);
}

/** An object with one value for each class of work. */
export const mapWorkClasses = <T>(valueOf: (work: WorkClassName) => T): Readonly<Record<WorkClassName, T>> =>
  Object.fromEntries(
    Object.keys(workClasses).map((work) => [work, valueOf(work as WorkClassName)]),
  ) as Record<WorkClassName, T>;

/** How many connections one tenant can hold at most; the pool has more. */
export const connectionsOfTenant = (classes: WorkClasses): number =>
  scaledByConnections.reduce((sum, work) => sum + classes[work].perTenant, 0);
