import type { Schema } from '../platform/db/schema.ts';
import { sql, type Selectable } from 'kysely';
import type { Database, Trx } from '../platform/db/connect.ts';
import { enterTenant } from '../platform/db/database.ts';
import { isYounger } from '../platform/is-younger.ts';
import type { Log } from '../platform/observability/log.ts';
import { runDetached } from '../platform/requester.ts';
import { hostName, type Tenant, type TenantDirectory } from '../platform/tenant.ts';
import { isTimeZone } from './tenant-settings.ts';

/** Changes by another process become visible within this time. */
const keptMs = 5000;
/** Older data are refreshed in the background while they are still served. */
const readAgainMs = 2500;

type ByHost = ReadonlyMap<string, Tenant>;

export function tenantDirectory(db: Database, now: () => number = Date.now, log?: Log): TenantDirectory {
  let known: { readonly byHost: ByHost; readonly readAt: number } | undefined;
  let reading: Promise<ByHost> | undefined;
  let hits = 0;
  let misses = 0;
  const read = (): Promise<ByHost> => {
    if (reading) return reading;
    misses += 1;
    const readAt = now();
    const fresh: Promise<ByHost> = runDetached(() => readTenants(db, log))
      .then((byHost) => {
        if (reading === fresh) known = { byHost, readAt };
        return byHost;
      })
      .finally(() => {
        if (reading === fresh) reading = undefined;
      });
    reading = fresh;
    return fresh;
  };
  const current = async (): Promise<ByHost> => {
    if (!known || !isYounger(known.readAt, keptMs, now())) return read();
    hits += 1;
    // Later callers wait for another attempt and get its error.
    if (!isYounger(known.readAt, readAgainMs, now())) read().catch(() => undefined);
    return known.byHost;
  };
  return {
    remembered: (host) => known?.byHost.get(hostName(host)),
    byHost: async (host) => (await current()).get(hostName(host)),
    all: async () => [...new Set((await current()).values())],
    refresh: () => {
      known = undefined;
      reading = undefined;
    },
    statistics: () => ({ entries: known?.byHost.size ?? 0, hits, misses }),
  };
}

async function readTenants(db: Database, log: Log | undefined): Promise<ByHost> {
  const { hosts, rows } = await db.system(async (trx) => {
    const found = await trx.selectFrom('tenant_host').selectAll().orderBy('host').execute();
    const ids = [...new Set(found.map((row) => row.tenant_id))];
    await enterTenant(trx, '');
    const read = await sql<Selectable<Schema['tenant']>>`select * from tenants_of(${ids}::text[])`.execute(
      trx,
    );
    return { hosts: found, rows: read.rows };
  });
  const hostsOf = Map.groupBy(hosts, (row) => row.tenant_id);
  const byHost = new Map<string, Tenant>();
  for (const row of rows) {
    if (!isUsable(row)) {
      log?.event({ level: 'error', event: 'tenant cannot be served', tenant: row.id });
      continue;
    }
    const tenant = tenantFrom(
      row,
      (hostsOf.get(row.id) ?? []).map(({ host }) => host),
    );
    for (const host of tenant.hosts) byHost.set(host, tenant);
  }
  return byHost;
}

const tenantFrom = (row: Selectable<Schema['tenant']>, hosts: readonly string[]): Tenant => ({
  id: row.id,
  displayName: row.display_name,
  timeZone: row.time_zone,
  theme: row.theme,
  supportEmail: row.support_email,
  supportPhone: row.support_phone,
  helpUrl: row.help_url,
  settings: row.settings,
  look: row.look,
  images: row.images,
  hosts,
  disabled: row.disabled_at !== null,
});

/** The transaction's tenant, without its hosts. */
export const tenantOf = async (trx: Trx): Promise<Tenant> =>
  tenantFrom(await trx.selectFrom('tenant').selectAll().executeTakeFirstOrThrow(), []);

/** Whether a row has the valid values that every response relies on. */
const isUsable = ({ theme, settings, images, time_zone }: Selectable<Schema['tenant']>): boolean =>
  isTimeZone(time_zone) && [theme, settings, images].every(isRecord);

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
