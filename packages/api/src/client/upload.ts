import type { GenericSchema } from 'valibot';
import type { Endpoint, Failure, FileBytes, Input, Reply, Result } from '../contract/index.ts';
import type { AnswerHead } from './auth-session.ts';
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

/** Heartbeat timeout of an upload: milliseconds without progress before it fails. */
export const uploadQuietTimeout = 60_000;

type Files = Readonly<Record<string, FileBytes>>;

/** An endpoint that receives files as a form. */
export type FilesEndpoint = Endpoint<string, GenericSchema | undefined, GenericSchema<unknown, Files>>;

export interface UploadOptions extends SendOptions {
  /** Called with the bytes sent and the total. At the end both are equal while the response is awaited. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
}

/** Uploads files and parses the response. Never retries. */
export function upload<E extends FilesEndpoint>(
  client: Client,
  endpoint: E,
  input: Input<E>,
  { signal, onProgress }: UploadOptions = {},
): Promise<Result<Reply<E>>> {
  const files = (input as AnyInput).body as Record<string, Blob>;
  return exchange(client, endpoint, input as AnyInput, { signal }, async ({ address, headers, carry }) => {
    const form = new FormData();
    for (const [name, file] of Object.entries(files)) form.append(name, file);

    const answer = await carry(headers, () =>
      sendForm(endpoint.method, { address, headers }, form, signal, onProgress),
    );
    if (answer.failure?.kind === 'network' && !(await areReadable(Object.values(files))))
      return failed({ kind: 'invalid', message: 'The file has changed. Choose it again.' });
    if (answer.failure) return failed(answer.failure);
    const { status, text } = answer;
    if (status >= 300) return failed(failureOfAnswer(answer, fromJson(text)));
    return replyOf(client, endpoint, text);
  });
}

/** A browser no longer reads a file that changed on disk or was deleted, and reports a lost connection. */
const areReadable = (files: readonly Blob[]): Promise<boolean> =>
  Promise.all(files.map((file) => file.slice(0, 1).arrayBuffer())).then(
    () => true,
    () => false,
  );

interface FormAnswer extends AnswerHead {
  readonly text: string;
  /** Set if there was no response; the status is then 0. */
  readonly failure?: Failure;
}

/** Only XMLHttpRequest reports upload progress. */
function sendForm(
  method: string,
  { address, headers }: Pick<Call, 'address' | 'headers'>,
  form: FormData,
  signal: AbortSignal | undefined,
  onProgress: UploadOptions['onProgress'],
): Promise<FormAnswer> {
  const { promise, resolve } = Promise.withResolvers<FormAnswer>();
  const request = new XMLHttpRequest();
  // A browser reports an error for a header of another origin that it may not read.
  const said = {
    get: (name: string) =>
      new RegExp(`^${name}:`, 'im').test(request.getAllResponseHeaders())
        ? request.getResponseHeader(name)
        : null,
  };
  const unanswered = (failure: Failure) => resolve({ status: 0, text: '', headers: said, failure });
  if (signal?.aborted) {
    unanswered({ kind: 'aborted' });
    return promise;
  }
  const giveUp = (failure: Failure) => {
    unanswered(failure);
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
  request.addEventListener('error', () => unanswered({ kind: 'network' }));
  request.addEventListener('load', () => {
    // Credentials must not follow a redirect, so a redirected response counts as none.
    const elsewhere = request.responseURL !== '' && request.responseURL !== address.href;
    if (elsewhere) unanswered({ kind: 'network' });
    else resolve({ status: request.status, text: request.responseText, headers: said });
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
