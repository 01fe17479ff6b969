import * as v from 'valibot';
import { inSpan, traceHeaders } from '../observability/tracing/trace.ts';

/** Another system gave no usable response: it was unavailable, too slow, or broke its contract. */
export class ServiceUnavailable extends Error {}

export interface HttpServiceOptions {
  /** The base URL of the calls. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string;
}

export interface ServiceRequest<Answer extends v.GenericSchema> {
  /** Name of the call. */
  readonly call: string;
  readonly body: object;
  /** The schema of a valid response. */
  readonly answer: Answer;
  /** Aborts the call. */
  readonly signal: AbortSignal;
  /** An idempotency key: the service acts once per id. */
  readonly id?: string;
}

export type CallService = <Answer extends v.GenericSchema>(
  request: ServiceRequest<Answer>,
) => Promise<v.InferOutput<Answer>>;

/** Maximum bytes of a response. */
const maximumBytes = 512 * 1024;

/** A client of another system's HTTP API. Throws `ServiceUnavailable` if the response does not match its schema. */
export const httpService =
  (service: HttpServiceOptions): CallService =>
  (request) =>
    inSpan(`ask ${request.call}`, 'client', () => send(service, request));

async function send<Answer extends v.GenericSchema>(
  { url, token }: HttpServiceOptions,
  { call, body, answer, signal, id }: ServiceRequest<Answer>,
): Promise<v.InferOutput<Answer>> {
  try {
    const reply = await fetch(new URL(call, url.endsWith('/') ? url : `${url}/`), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(id !== undefined && { 'idempotency-key': id }),
        ...traceHeaders(),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    });
    if (reply.status !== 200) throw new ServiceUnavailable(`status ${reply.status}`);
    return v.parse(answer, JSON.parse(await limitedText(reply)));
  } catch (error) {
    throw error instanceof ServiceUnavailable ? error : new ServiceUnavailable('no answer', { cause: error });
  }
}

async function limitedText(answer: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > maximumBytes) throw new ServiceUnavailable('too long an answer');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** Never resolves, and rejects on abort: how a bundled simulator is slow. */
export const waitForAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(new ServiceUnavailable());
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

/** The response to a request; throws the given error if the service is unavailable or not configured. */
export async function responseOrThrow<T>(request: Promise<T> | undefined, fallback: Error): Promise<T> {
  if (!request) throw fallback;
  try {
    return await request;
  } catch (error) {
    throw error instanceof ServiceUnavailable ? fallback : error;
  }
}
