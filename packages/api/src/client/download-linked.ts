import { basePaths, type Base, type Result } from '../contract/index.ts';
import type { Addresses } from './addresses.ts';
import { failed } from './call.ts';
import type { Client } from './create-client.ts';
import { download, type Download, type DownloadOptions, type FileEndpoint } from './download.ts';

/** The path and the query of a link in a reply, resolved from the root of the base's host. Undefined if it is not below the base. */
export function linkedPath(
  addresses: Pick<Addresses, 'of'>,
  base: Base,
  tenant: string | undefined,
  link: string,
) {
  const below = addresses.of(base, tenant);
  if (!below) return undefined;
  const root = below.href.replace(`${basePaths[base]}/`, '/');
  // A single leading slash is the root of the host, which can itself be below a path.
  const address = URL.parse(link.replace(/^\/(?![/\\])/, ''), root);
  if (!address?.href.startsWith(below.href)) return undefined;
  return {
    path: address.pathname.slice(below.pathname.length - 1),
    query: Object.fromEntries(address.searchParams),
  };
}

/** Downloads a file by the link in a reply. A link outside the endpoint's base is not followed. */
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
