import type { BrandImage, BrandImageField, BrandImages } from '@portal/api/contract';
import type { TenantSettings } from './db/column-types.ts';

/** The fixed name of each image, in URLs and for `pnpm tenant logo`. */
export const imageNames = {
  Logo: 'logo',
  LogoOnDark: 'logo-dark',
  Icon: 'favicon',
} as const satisfies Record<BrandImageField, string>;

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
  /** The number of the published look. */
  readonly look: number;
  /** The images of the published look. */
  readonly images: BrandImages;
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

/** The stored images of all tenants. */
export interface TenantImages {
  /** Undefined if the tenant has no such image. */
  read(tenant: string, imageId: string): Promise<TenantImage | undefined>;
  statistics(): CacheStatistics;
}

/** An image with its bytes. */
export interface TenantImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: BrandImage['MediaType'];
  /** Whether anybody may load it. */
  readonly published: boolean;
}

export interface CacheStatistics {
  readonly entries: number;
  readonly hits: number;
  readonly misses: number;
}

/** The host name of a Host header: without the port, in lower case. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d{1,5}$/, '');
