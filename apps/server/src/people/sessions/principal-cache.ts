import type { AccessToken } from '@portal/api/contract';
import type { Database } from '../../platform/db/connect.ts';
import { RecentlyUsed } from '../../platform/recently-used.ts';
import { runDetached } from '../../platform/requester.ts';
import { isActiveUser } from '../directory/user.store.ts';
import { findHolder, type Holder } from './sessions.ts';

/**
 * Maximum age in milliseconds of the data that authorise a request: locked or deactivated users are rejected by then.
 */
const maxAgeMs = 5000;
/** Maximum number of cached users. */
const maxEntries = 2000;

interface CacheEntry {
  readonly user: Promise<Holder | undefined>;
  readonly asOf: number;
}

/** The active users, each read at most once in five seconds, however many requests they send. */
export function createPrincipalCache(db: Database, now: () => number) {
  const entries = new RecentlyUsed<CacheEntry>({ maximum: maxEntries, maxAgeMs, now });
  const nameOf = (tenant: string, globalId: string) => `${tenant}\n${globalId}`;

  function find(tenant: string, globalId: string): CacheEntry {
    const name = nameOf(tenant, globalId);
    const found = entries.get(name);
    if (found) return found;
    const asOf = now();
    const user = runDetached(() => db.inTenant(tenant, (trx) => findHolder(trx, globalId))).then((row) =>
      row && isActiveUser(row) ? row : undefined,
    );
    const read: CacheEntry = { user, asOf };
    entries.set(name, read);
    user.catch(() => {
      if (entries.get(name) === read) entries.delete(name);
    });
    return read;
  }

  /** Reads the user again at the next request. */
  const forget = (tenant: string, globalId: string) => entries.delete(nameOf(tenant, globalId));

  return {
    /**
     * The user of a token; undefined if the user is not active, or if the session or all access of the user has been
     * ended since.
     */
    async holderOf(tenant: string, { GlobalId, Epoch, Sid, iat }: AccessToken): Promise<Holder | undefined> {
      const { user, asOf } = find(tenant, GlobalId);
      const holds = (holder: Holder | undefined) =>
        holder?.epoch === Epoch && holder.sessions.includes(Sid) ? holder : undefined;
      const holder = holds(await user);
      if (holder) return holder;
      // The token is newer than the cached data: another process has just signed the user in.
      if (asOf >= (iat + 1) * 1000) return undefined;
      forget(tenant, GlobalId);
      return holds(await find(tenant, GlobalId).user);
    },
    forget,
  };
}
