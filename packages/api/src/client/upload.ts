import type { GenericSchema } from 'valibot';
import type { Endpoint, Failure, FileBytes, Input, Reply, Result } from '../contract/index.ts';
import {
  exchange,
  failed,
  failureOfAnswer,
  fromJson,
  replyOf,
  type AnyInput,
  type Call,
  type SendOptions,
} from './call.ts';
import type { Client } from './create-client.ts';

/** Milliseconds without any sign of the other side after which an upload is given up. */
export const uploadQuietTimeout = 60_000;

type Files = Readonly<Record<string, FileBytes>>;

/** An endpoint that takes a form of files. */
export type FilesEndpoint = Endpoint<string, GenericSchema | undefined, GenericSchema<unknown, Files>>;

export interface UploadOptions extends SendOptions {
  /** Bytes that have left, and all of them. At the end both are the same, and the answer is awaited. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
}

/** Sends files and parses the answer; never sends a second time by itself. */
export function upload<E extends FilesEndpoint>(
  client: Client,
  endpoint: E,
  input: Input<E>,
  { signal, onProgress }: UploadOptions = {},
): Promise<Result<Reply<E>>> {
  const { body } = input as AnyInput;
  return exchange<Reply<E>>(client, endpoint, input as AnyInput, 'application/json', async (call) => {
    if (signal?.aborted) return failed({ kind: 'aborted' });
    const form = new FormData();
    for (const [name, file] of Object.entries(body as Record<string, Blob>)) form.append(name, file);

    const answer = await sendForm(endpoint.method, call, form, signal, onProgress);
    if ('kind' in answer) return failed(answer);
    const { status, text } = answer;
    if (status < 200 || status > 299) return failed(failureOfAnswer(status, fromJson(text)));
    return replyOf(endpoint, text);
  });
}

/** Only XMLHttpRequest tells how much of a request has left. */
function sendForm(
  method: string,
  { address, headers }: Call,
  form: FormData,
  signal: AbortSignal | undefined,
  onProgress: UploadOptions['onProgress'],
): Promise<{ readonly status: number; readonly text: string } | Failure> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; text: string } | Failure>();
  const request = new XMLHttpRequest();
  const giveUp = (failure: Failure) => {
    resolve(failure);
    request.abort();
  };
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => giveUp({ kind: 'timeout' }), uploadQuietTimeout);
  };
  const leave = () => giveUp({ kind: 'aborted' });

  request.upload.addEventListener('progress', ({ loaded, total }) => {
    alive();
    onProgress?.(loaded, total);
  });
  request.upload.addEventListener('load', ({ loaded }) => {
    alive();
    onProgress?.(loaded, loaded);
  });
  request.addEventListener('error', () => resolve({ kind: 'network' }));
  request.addEventListener('load', () => {
    // Credentials must not have followed a redirect: such an answer counts as none.
    const elsewhere = request.responseURL !== '' && request.responseURL !== address.href;
    resolve(elsewhere ? { kind: 'network' } : { status: request.status, text: request.responseText });
  });
  signal?.addEventListener('abort', leave);

  request.open(method, address.href);
  for (const [name, value] of headers) request.setRequestHeader(name, value);
  alive();
  request.send(form);
  return promise.finally(() => {
    clearTimeout(quiet);
    signal?.removeEventListener('abort', leave);
  });
}
