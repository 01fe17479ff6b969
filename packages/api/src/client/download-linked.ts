import { basePaths, type Base, type Result } from '../contract/index.ts';
import type { Addresses } from './addresses.ts';
import { failed } from './call.ts';
import type { Client } from './create-client.ts';
import { download, type Download, type DownloadOptions, type FileEndpoint } from './download.ts';

/** A path below a base, and what is asked there. */
export interface LinkedPath {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Where a link of a reply leads, read from the root of the base's host. Undefined for one that does not lead below the base. */
export function linkedPath(
  addresses: Pick<Addresses, 'of'>,
  base: Base,
  tenant: string | undefined,
  link: string,
): LinkedPath | undefined {
  const below = addresses.of(base, tenant);
  if (!below) return undefined;
  const root = below.href.replace(`${basePaths[base]}/`, '/');
  // A single slash at the start is that of the host, which may itself lie below a path.
  const address = URL.parse(link.replace(/^\/(?![/\\])/, ''), root);
  if (!address?.href.startsWith(below.href)) return undefined;
  return {
    path: address.pathname.slice(below.pathname.length - 1),
    query: Object.fromEntries(address.searchParams),
  };
}

/**
 * Fetches a file by the link that a reply names it by. A link that leads anywhere but below the endpoint's base is not
 * followed: nothing is sent (security T3).
 */
export async function downloadLinked(
  client: Client,
  endpoint: FileEndpoint,
  link: string,
  options: DownloadOptions = {},
): Promise<Result<Download>> {
  const found = linkedPath(client.addresses, endpoint.base, client.tenant(), link);
  if (found)
    return download(client, { ...endpoint, path: found.path }, { params: {}, query: found.query }, options);
  client.onFailure(endpoint, { kind: 'blocked' });
  return failed({ kind: 'blocked' });
}
