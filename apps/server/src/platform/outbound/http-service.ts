import * as v from 'valibot';
import { inSpan, traceHeaders } from '../observability/tracing/trace.ts';

/** Nothing that can be used came from a service outside: it was away, too slow, or answered nonsense. */
export class ServiceUnavailable extends Error {}

export interface HttpServiceOptions {
  /** Where its calls lie below. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string;
}

export interface ServiceRequest<Answer extends v.GenericSchema> {
  /** Name of the call. */
  readonly call: string;
  readonly body: object;
  /** What an answer has to be; everything else is none. */
  readonly answer: Answer;
  /** Gives up when it is aborted. */
  readonly signal: AbortSignal;
  /** The same question under the same id is acted on once. */
  readonly id?: string;
}

export type CallService = <Answer extends v.GenericSchema>(
  request: ServiceRequest<Answer>,
) => Promise<v.InferOutput<Answer>>;

/** Bytes of the largest answer. */
const maximumBytes = 512 * 1024;

/** A service that is asked over HTTP. What is not exactly an answer of its contract is none: it throws `Unanswered`. */
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

/** Answers nothing until nobody waits any more: how a bundled stand-in is slow. */
export const waitForAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(new ServiceUnavailable());
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

/** The answer to a request; throws the given error if there is none, or no service to ask. */
export async function responseOrThrow<T>(request: Promise<T> | undefined, fallback: Error): Promise<T> {
  if (!request) throw fallback;
  try {
    return await request;
  } catch (error) {
    throw error instanceof ServiceUnavailable ? fallback : error;
  }
}
