/** A tenant's own images, as named in URLs and by `pnpm tenant logo`. */
export const drawingNames = ['logo', 'logo-dark', 'favicon'] as const;
export type DrawingName = (typeof drawingNames)[number];
export type Drawings = Readonly<Partial<Record<DrawingName, string>>>;

export interface Tenant {
  /** The name in URLs and tokens, as in `harbour`. */
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
  /** Every host name of this tenant. */
  readonly hosts: readonly string[];
  /** Nobody can sign in, and no token is accepted. */
  readonly disabled: boolean;
}

export interface TenantDirectory {
  /** By the Host header's value or a bare host name; ignores port and case. */
  byHost(host: string): Promise<Tenant | undefined>;
  /** The same from the cache, however old: for the log, which must not wait for the database. */
  remembered(host: string): Tenant | undefined;
  all(): Promise<readonly Tenant[]>;
  /** Clears the cache after a change by this process. */
  refresh(): void;
  /** Cache statistics since the start. */
  statistics(): CacheStatistics;
}

export interface CacheStatistics {
  readonly entries: number;
  readonly hits: number;
  readonly misses: number;
}

/** The host name of a Host header: without the port, in lower case. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d{1,5}$/, '');
import type { TenantSettings } from './db/column-types.ts';
