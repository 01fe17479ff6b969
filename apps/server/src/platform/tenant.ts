/** A tenant's own drawings, by the name that addresses and `pnpm tenant logo` use. */
export const drawingNames = ['logo', 'logo-dark', 'favicon'] as const;
export type DrawingName = (typeof drawingNames)[number];
export type Drawings = Readonly<Partial<Record<DrawingName, string>>>;

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

/** Of a Host header: without the port, in lower case. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d{1,5}$/, '');
import type { TenantSettings } from './db/column-types.ts';
