import { mediaTypes, type Endpoint, type FileBytes, type Input, type Result } from '../contract/index.ts';
import type { GenericSchema } from 'valibot';
import { exchange, failed, failureOfError, requestOptions, type AnyInput } from './call.ts';
import type { Client } from './create-client.ts';

/** An endpoint that returns a file. */
export type FileEndpoint = Endpoint<
  string,
  GenericSchema | undefined,
  GenericSchema | undefined,
  GenericSchema<FileBytes>
>;

export interface DownloadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called when the response starts, with its number of rows if the server sends it. */
  readonly onStart?: ((rows: number | undefined) => void) | undefined;
}

export interface Download {
  readonly file: Blob;
  /** The `Content-Disposition` header, from which a safe file name is derived. */
  readonly disposition: string | null;
}

/**
 * Downloads a complete file. A lost connection, an empty response and an unexpected media type are failures, so a
 * file is never incomplete. Never throws.
 */
export function download<E extends FileEndpoint>(
  client: Client,
  endpoint: E,
  input: Input<E>,
  { signal, onStart }: DownloadOptions = {},
): Promise<Result<Download>> {
  const types: readonly string[] = endpoint.answers === 'json' ? [] : endpoint.answers;
  const { body } = input as AnyInput;
  const accept = [...types, 'application/json'].join(', ');
  return exchange<Download>(
    client,
    endpoint,
    input as AnyInput,
    accept,
    async ({ address, headers, carry }) => {
      try {
        const answer = await client.http(address, {
          ...requestOptions(endpoint, signal),
          headers,
          fetch: carry.fetch,
          json: body,
        });
        if (!isFile(answer.headers, types)) {
          await answer.body?.cancel();
          return failed({ kind: 'drift' });
        }
        onStart?.(announcedRows(answer.headers));
        const file = await answer.blob();
        if (signal?.aborted) return failed({ kind: 'aborted' });
        if (file.size === 0) return failed({ kind: 'drift' });
        const whole = announcedBytes(answer.headers);
        if (whole !== undefined && whole !== file.size) return failed({ kind: 'network' });
        return { ok: true, value: { file, disposition: answer.headers.get('content-disposition') } };
      } catch (error) {
        return failed(failureOfError(error, signal));
      }
    },
  );
}

function isFile(headers: Headers, types: readonly string[]): boolean {
  const type = firstPart(headers.get('content-type'));
  if (type === mediaTypes.bytes && firstPart(headers.get('content-disposition')) !== 'attachment')
    return false;
  return types.includes(type);
}

/** The value of a header without its parameters. */
const firstPart = (header: string | null) => header?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

const count = (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : undefined);

const announcedRows = (headers: Headers) => count(headers.get('x-total-rows'));

/** The length of a compressed response is not the length of the file. */
const announcedBytes = (headers: Headers) =>
  headers.has('content-encoding') ? undefined : count(headers.get('content-length'));
