import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import {
  basePaths,
  type Endpoint,
  type ErrorEnvelope,
  type Input,
  type WireReply,
} from '../contract/index.ts';

/** The request as a mock receives it. */
export interface MockRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Parsed JSON, or the files of a multipart form by field name. */
  readonly body: unknown;
}

type Answer = (request: MockRequest) => Response | Promise<Response>;

/** A mock response for one endpoint, with its MSW handler. */
export interface Mock {
  readonly endpoint: Endpoint;
  readonly handler: HttpHandler;
  /** Answers as the handler does; what wraps a mock calls it. */
  readonly answer: Answer;
  /** A request as the portal sends it and the reply of the mock. Tests replay it against the real server. */
  readonly example?: { readonly input: unknown; readonly reply: (request: MockRequest) => unknown };
}

function handled(endpoint: Endpoint, answer: Answer): Mock {
  const path = `*${basePaths[endpoint.base]}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const verb = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const handler = http[verb](path, async ({ request, params }) =>
    answer({
      params: params as Readonly<Record<string, string>>,
      query: new URL(request.url).searchParams,
      headers: request.headers,
      body: await bodyOf(endpoint, request.clone()),
    }),
  );
  return { endpoint, handler, answer };
}

async function bodyOf({ uploads }: Endpoint, request: Request): Promise<unknown> {
  if (uploads) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

function answerWith(value: unknown): Response {
  if (value === undefined) return new HttpResponse(null, { status: 204 });
  if (value instanceof Blob) return fileAnswer(value);
  // `HttpResponse.json` makes a Blob to measure the body, which takes longer than the rest of the response.
  return new HttpResponse(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
}

function fileAnswer(file: Blob): Response {
  const headers = new Headers({ 'content-type': file.type, 'content-length': String(file.size) });
  if (file instanceof File) {
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  }
  return new HttpResponse(file, { headers });
}

/**
 * Mocks an endpoint with a reply or a function of the request. A reply that does not match the contract does not
 * compile.
 */
export function mock<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  reply: WireReply<E> | ((request: MockRequest) => WireReply<E>),
): Mock {
  const answer = typeof reply === 'function' ? (reply as (request: MockRequest) => unknown) : () => reply;
  return {
    ...handled(endpoint, (request) => answerWith(answer(request))),
    example: { input, reply: answer },
  };
}

/** Responds with an error status and the error envelope of the portal API. */
export const errorResponse = (
  endpoint: Endpoint,
  status: number,
  message = 'Refused.',
  more: Partial<ErrorEnvelope> = {},
): Mock =>
  handled(endpoint, () =>
    HttpResponse.json({ ErrorNo: -1, Message: message, RequestId: 'r-1', ...more }, { status }),
  );

/** Responds with 429 and a `Retry-After` header. */
export const tooManyRequests = (endpoint: Endpoint, seconds: number): Mock =>
  handled(endpoint, () =>
    HttpResponse.json(
      { ErrorNo: -1, Message: 'The service is busy; try again in a moment.', RequestId: 'r-1' },
      { status: 429, headers: { 'retry-after': String(seconds) } },
    ),
  );

/** Never responds. */
export const noResponse = (endpoint: Endpoint): Mock =>
  handled(endpoint, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** Delays the response of a mock until `respond` is called. */
export function delayed(mock: Mock): Mock & { readonly respond: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    ...mock,
    ...handled(mock.endpoint, async (request) => {
      await promise;
      return mock.answer(request);
    }),
    respond: resolve,
  };
}

/** Fails with a network error. */
export const networkError = (endpoint: Endpoint): Mock => handled(endpoint, () => HttpResponse.error());

/** Responds with invalid content, for example HTML or truncated JSON. Default: status 200. */
export const invalidResponse = (endpoint: Endpoint, text: string, type = 'text/html', status = 200): Mock =>
  handled(endpoint, () => new HttpResponse(text, { status, headers: { 'content-type': type } }));

/** Changes the JSON text of a mock's reply, for example to that of another server version. */
export const mapReply = (mock: Mock, change: (text: string) => string): Mock => ({
  ...mock,
  ...handled(mock.endpoint, async (request) => {
    const reply = await mock.answer(request);
    const text = change(await reply.text());
    const status = text && reply.status === 204 ? 200 : reply.status;
    return new HttpResponse(text || null, { status, headers: reply.headers });
  }),
});

/** Records the requests that a mock receives. */
export function recorded(mock: Mock): Mock & { readonly requests: MockRequest[] } {
  const requests: MockRequest[] = [];
  return {
    ...mock,
    ...handled(mock.endpoint, (request) => {
      requests.push(request);
      return mock.answer(request);
    }),
    requests,
  };
}
