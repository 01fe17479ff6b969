import type { Database } from '../db/connect.ts';
import { findUserByGlobalId, isAtWork, type PortalUser } from '../modules/users/user.store.ts';

/** What a request is judged by is at most this old, in milliseconds: whoever is locked or deactivated is out by then. */
const freshForMs = 5000;
/** People of whom one process remembers something. */
const remembered = 2000;

interface Known {
  readonly user: Promise<PortalUser | undefined>;
  readonly asOf: number;
}

/** The people who are at work, read at most once in five seconds each, however many requests they send. */
export interface KnownPeople {
  /** Undefined for whoever does not exist or is not at work. */
  find(tenant: string, globalId: string): Promise<PortalUser | undefined>;
  /** Reads the person anew when next asked for. */
  readonly forget: (tenant: string, globalId: string) => void;
}

export function knownPeople(db: Database, now: () => number): KnownPeople {
  const known = new Map<string, Known>();
  const nameOf = (tenant: string, globalId: string) => `${tenant}\n${globalId}`;

  return {
    find(tenant, globalId) {
      const name = nameOf(tenant, globalId);
      const one = known.get(name);
      const age = one ? now() - one.asOf : Infinity;
      // A clock that was set back must not make anything good for ever.
      if (one && age >= 0 && age < freshForMs) return one.user;
      const asOf = now();
      const user = db
        .inTenant(tenant, (trx) => findUserByGlobalId(trx, globalId))
        .then((found) => (found && isAtWork(found) ? found : undefined));
      known.delete(name);
      if (known.size >= remembered) known.delete(known.keys().next().value ?? '');
      known.set(name, { user, asOf });
      user.catch(() => {
        if (known.get(name)?.user === user) known.delete(name);
      });
      return user;
    },
    forget: (tenant, globalId) => void known.delete(nameOf(tenant, globalId)),
  };
}
