import type { AccessToken } from '@portal/api/contract';
import type { Database } from '../../platform/db/connect.ts';
import { isYounger } from '../../platform/is-younger.ts';
import { isAtWork } from '../directory/user.store.ts';
import { findHolder, type Holder } from './sessions.ts';

/** What a request is judged by is at most this old, in milliseconds: whoever is locked or deactivated is out by then. */
const maxAgeMs = 5000;
/** People of whom one process remembers something. */
const maxEntries = 2000;

interface CacheEntry {
  readonly user: Promise<Holder | undefined>;
  readonly asOf: number;
}

/** The people who are at work, read at most once in five seconds each, however many requests they send. */
export interface PrincipalCache {
  /** Whose token it is; undefined where they are not at work, or their session, or all they had, has been ended since. */
  holderOf(
    tenant: string,
    token: Pick<AccessToken, 'GlobalId' | 'Epoch' | 'Sid' | 'iat'>,
  ): Promise<Holder | undefined>;
  /** Reads the person anew when next asked for. */
  readonly forget: (tenant: string, globalId: string) => void;
}

export function createPrincipalCache(db: Database, now: () => number): PrincipalCache {
  const entries = new Map<string, CacheEntry>();
  const nameOf = (tenant: string, globalId: string) => `${tenant}\n${globalId}`;

  function find(tenant: string, globalId: string): CacheEntry {
    const name = nameOf(tenant, globalId);
    const found = entries.get(name);
    if (found && isYounger(found.asOf, maxAgeMs, now())) return found;
    const asOf = now();
    const user = db
      .inTenant(tenant, (trx) => findHolder(trx, globalId))
      .then((row) => (row && isAtWork(row) ? row : undefined));
    const read: CacheEntry = { user, asOf };
    entries.delete(name);
    if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? '');
    entries.set(name, read);
    user.catch(() => {
      if (entries.get(name) === read) entries.delete(name);
    });
    return read;
  }

  const forget = (tenant: string, globalId: string) => void entries.delete(nameOf(tenant, globalId));

  return {
    async holderOf(tenant, { GlobalId, Epoch, Sid, iat }) {
      const { user, asOf } = find(tenant, GlobalId);
      const holds = (holder: Holder | undefined) =>
        holder?.epoch === Epoch && holder.sessions.includes(Sid) ? holder : undefined;
      const holder = holds(await user);
      if (holder) return holder;
      // A token that is younger than what is remembered: another process has just let the person in.
      if (asOf >= (iat + 1) * 1000) return undefined;
      forget(tenant, GlobalId);
      return holds(await find(tenant, GlobalId).user);
    },
    forget,
  };
}
