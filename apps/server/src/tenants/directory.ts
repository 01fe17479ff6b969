import type { Database } from '../db/connect.ts';
import type { TenantSettings } from '../db/schema.ts';
import { isYounger } from '../is-younger.ts';
import type { Drawings } from './drawings.ts';

export interface Tenant {
  /** Name in addresses and tokens, as in `harbour`. */
  readonly id: string;
  readonly displayName: string;
  readonly timeZone: string;
  /** Input of `parseTenantTheme`. */
  readonly theme: Readonly<Record<string, string | number>>;
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
  readonly helpUrl: string | null;
  readonly settings: TenantSettings;
  readonly drawings: Drawings;
  /** Every host name that serves this tenant. */
  readonly hosts: readonly string[];
  /** Nobody signs in, and no token is taken. */
  readonly disabled: boolean;
}

export interface TenantDirectory {
  /** By the Host header's value or a bare host name; a port is ignored, and so is case. */
  byHost(host: string): Promise<Tenant | undefined>;
  /** The same from memory, however old: for a log, which waits for no database. */
  remembered(host: string): Tenant | undefined;
  all(): Promise<readonly Tenant[]>;
  /** Forgets what was read, after a change made in this process. */
  refresh(): void;
  /** How often the directory answered from memory since the start. */
  statistics(): CacheStatistics;
}

export interface CacheStatistics {
  readonly entries: number;
  readonly hits: number;
  readonly misses: number;
}

/** A change made by another process shows after this time. */
const keptMs = 5000;

export const hostName = (host: string): string => host.toLowerCase().replace(/:\d{1,5}$/, '');

export function tenantDirectory(db: Database, now: () => number = Date.now): TenantDirectory {
  let reading: Promise<ReadonlyMap<string, Tenant>> | undefined;
  let readAt = 0;
  let known: ReadonlyMap<string, Tenant> = new Map();
  let hits = 0;
  let misses = 0;
  const current = () => {
    if (reading && isYounger(readAt, keptMs, now())) hits += 1;
    else {
      misses += 1;
      readAt = now();
      const fresh = readTenants(db);
      reading = fresh;
      fresh.then(
        (found) => {
          known = found;
        },
        () => {
          if (reading === fresh) reading = undefined;
        },
      );
    }
    return reading;
  };
  return {
    remembered: (host) => known.get(hostName(host)),
    byHost: async (host) => (await current()).get(hostName(host)),
    all: async () => [...new Set((await current()).values())],
    refresh: () => {
      reading = undefined;
    },
    statistics: () => ({ entries: known.size, hits, misses }),
  };
}

async function readTenants(db: Database): Promise<ReadonlyMap<string, Tenant>> {
  const rows = await db.system((trx) => trx.selectFrom('tenant_host').selectAll().orderBy('host').execute());
  const hostsOf = Map.groupBy(rows, (row) => row.tenant_id);
  const byHost = new Map<string, Tenant>();
  for (const [id, hosts] of hostsOf) {
    const row = await db.inTenant(id, (trx) => trx.selectFrom('tenant').selectAll().executeTakeFirst());
    if (!row) continue;
    const tenant: Tenant = {
      id,
      displayName: row.display_name,
      timeZone: row.time_zone,
      theme: row.theme,
      supportEmail: row.support_email,
      supportPhone: row.support_phone,
      helpUrl: row.help_url,
      settings: row.settings,
      drawings: row.drawings,
      hosts: hosts.map((host) => host.host),
      disabled: row.disabled_at !== null,
    };
    for (const host of tenant.hosts) byHost.set(host, tenant);
  }
  return byHost;
}
