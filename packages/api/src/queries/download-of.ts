import { download, type Client, type FileEndpoint } from '../client/index.ts';
import type { Input } from '../contract/index.ts';
import { unwrap } from './call-failed.ts';
import { mutationOf } from './query-of.ts';

/** Mutation options for the download of a file. */
export const downloadOf = <E extends FileEndpoint, Given = void>(
  client: Client,
  endpoint: E,
  inputOf: (given: Given) => Input<E>,
) => mutationOf(endpoint, (given: Given) => unwrap(download(client, endpoint, inputOf(given))));
