import type { Endpoint, Failure, FileBytes, Input, Result } from '../contract/index.ts';
import type { GenericSchema } from 'valibot';
import { exchange, failed, fromJson, type AnyInput } from './call.ts';
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
 * Downloads a complete file. A lost connection, an empty response and a page or JSON instead of a file are failures.
 * A redirect is followed to an allowed host, such as a file store; browsers do not send it the credentials. Never
 * throws.
 */
export function download<E extends FileEndpoint>(
  client: Client,
  endpoint: E,
  input: Input<E>,
  { signal, onStart }: DownloadOptions = {},
): Promise<Result<Download>> {
  const types: readonly string[] = endpoint.answers === 'json' ? [] : endpoint.answers;
  const accept = [...types, 'application/json'].join(', ');
  return exchange<Download>(client, endpoint, input as AnyInput, { signal, accept }, async ({ request }) => {
    const answer = await request({ redirect: 'follow' });
    if (answer.redirected && !client.addresses.allows(new URL(answer.url))) {
      await answer.body?.cancel();
      return failed({ kind: 'blocked' });
    }
    if (!isFile(answer.headers, types)) return failed(rejectionIn(await answer.text()));
    onStart?.(announcedRows(answer.headers));
    const file = await answer.blob();
    if (signal?.aborted) return failed({ kind: 'aborted' });
    if (file.size === 0) return failed({ kind: 'drift' });
    const whole = announcedBytes(answer);
    if (whole !== undefined && whole !== file.size) return failed({ kind: 'network' });
    return { ok: true, value: { file, disposition: answer.headers.get('content-disposition') } };
  });
}

/** An attachment is a file, whatever its media type. Any other HTML or JSON is an error message instead of a file. */
const isFile = (headers: Headers, types: readonly string[]): boolean =>
  types.length > 0 &&
  (firstPart(headers.get('content-disposition')) === 'attachment' ||
    !['text/html', 'application/json'].includes(firstPart(headers.get('content-type'))));

/** The reason in a 2xx response without a file. */
function rejectionIn(text: string): Failure {
  const { Message }: { Message?: unknown } = Object(fromJson(text));
  return typeof Message === 'string' && Message !== ''
    ? { kind: 'invalid', message: Message }
    : { kind: 'drift', reason: 'the answer is no file' };
}

/** The value of a header without its parameters. */
const firstPart = (header: string | null) => header?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

const count = (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : undefined);

const announcedRows = (headers: Headers) => count(headers.get('x-total-rows'));

/** The length of a compressed response is not the length of the file, and other origins hide the compression. */
const announcedBytes = ({ headers, type }: Pick<Response, 'headers' | 'type'>) =>
  type === 'cors' || headers.has('content-encoding') ? undefined : count(headers.get('content-length'));
