import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { basePaths, type Endpoint, type Input, type WireReply } from '../contract/index.ts';

/** The request as a fake sees it. */
export interface MockRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Of a form of files: each file under the name of its part. */
  readonly body: unknown;
}

/** A fake answer to one call. Its handler is what a story installs. */
export interface Mock {
  readonly endpoint: Endpoint;
  readonly handler: HttpHandler;
  /** A request as the portal sends it, and what the fake answers: replayed against the real server. */
  readonly example?: { readonly input: unknown; readonly reply: (request: MockRequest) => unknown };
}

function handle(
  endpoint: Endpoint,
  answer: (request: MockRequest) => Response | Promise<Response>,
): HttpHandler {
  const path = `*${basePaths[endpoint.base]}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const verb = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[verb](path, async ({ request, params }) => {
    return answer({
      params: params as Readonly<Record<string, string>>,
      query: new URL(request.url).searchParams,
      headers: request.headers,
      body: await bodyOf(endpoint, request.clone()),
    });
  });
}

async function bodyOf({ uploads }: Endpoint, request: Request): Promise<unknown> {
  if (uploads) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

function answerWith(value: unknown): Response {
  if (value === undefined) return new HttpResponse(null, { status: 204 });
  return value instanceof Blob ? fileAnswer(value) : HttpResponse.json(value as object);
}

function fileAnswer(file: Blob): Response {
  const headers = new Headers({ 'content-type': file.type, 'content-length': String(file.size) });
  if (file instanceof File) {
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  }
  return new HttpResponse(file, { headers });
}

/** Answers a call. A reply that is not what the contract says does not compile. */
export function mock<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  reply: WireReply<E> | ((request: MockRequest) => WireReply<E>),
): Mock {
  const answer = typeof reply === 'function' ? (reply as (request: MockRequest) => unknown) : () => reply;
  return {
    endpoint,
    handler: handle(endpoint, (request) => answerWith(answer(request))),
    example: { input, reply: answer },
  };
}

/** Answers with an error status and the envelope of the portal API. */
export const refuse = (endpoint: Endpoint, status: number, message = 'Refused.'): Mock => ({
  endpoint,
  handler: handle(endpoint, () =>
    HttpResponse.json({ ErrorNo: -1, Message: message, RequestId: 'r-1' }, { status }),
  ),
});

/** Has no place for the call, and says when to come again. */
export const busy = (endpoint: Endpoint, seconds: number): Mock => ({
  endpoint,
  handler: handle(endpoint, () =>
    HttpResponse.json(
      { ErrorNo: -1, Message: 'The service is busy; try again in a moment.', RequestId: 'r-1' },
      { status: 429, headers: { 'retry-after': String(seconds) } },
    ),
  ),
});

/** Never answers. */
export const stall = (endpoint: Endpoint): Mock => ({
  endpoint,
  handler: handle(endpoint, async () => {
    await delay('infinite');
    return HttpResponse.error();
  }),
});

/** The same fake, which keeps its answers to itself until it is told to give them. */
export function withheld(mock: Mock): Mock & { readonly answer: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    ...mock,
    answer: resolve,
    handler: handle(mock.endpoint, async (request) => {
      await promise;
      return answerWith(mock.example?.reply(request));
    }),
  };
}

/** Nobody is there. */
export const cutOff = (endpoint: Endpoint): Mock => ({
  endpoint,
  handler: handle(endpoint, () => HttpResponse.error()),
});

/** Answers with this text: HTML, half a JSON document. Default with status 200. */
export const garble = (endpoint: Endpoint, text: string, type = 'text/html', status = 200): Mock => ({
  endpoint,
  handler: handle(endpoint, () => new HttpResponse(text, { status, headers: { 'content-type': type } })),
});

/** The same fake, whose reply is changed on its way: a server of another age. */
export const altered = (mock: Mock, change: (text: string) => string): Mock => ({
  ...mock,
  handler: handle(mock.endpoint, (request) => {
    const text = JSON.stringify(mock.example?.reply(request) ?? null);
    return new HttpResponse(change(text), { headers: { 'content-type': 'application/json' } });
  }),
});

/** The same fake, keeping what it was asked. */
export function recorded(mock: Mock): Mock & { readonly requests: MockRequest[] } {
  const requests: MockRequest[] = [];
  return {
    ...mock,
    requests,
    handler: handle(mock.endpoint, (request) => {
      requests.push(request);
      return answerWith(mock.example?.reply(request));
    }),
  };
}
