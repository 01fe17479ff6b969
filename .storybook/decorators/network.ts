import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { getResponse, isCommonAssetRequest, type HttpHandler } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

const unanswered = new Set<string>();

/** The network of a story. */
export interface StoryNetwork {
  /** Adds fakes, which replace earlier fakes of the same calls. */
  use(...handlers: readonly HttpHandler[]): void;
  /** Removes every fake. */
  resetHandlers(): void;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    msw: StoryNetwork;
  }
}

let handlers: readonly HttpHandler[] = [];
const paths = new Map<unknown, RegExp>();

/** Whether the path of a handler can match, which is cheaper to say than to run the handler. */
function canAnswer({ info: { method, path } }: HttpHandler, request: Request) {
  const known = paths.get(path);
  const pattern =
    known ?? new RegExp(`${String(path).replace('*', '').replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);
  if (!known) paths.set(path, pattern);
  return method === request.method && pattern.test(request.url);
}

function noAnswer({ method, url }: Request) {
  const call = `${method} ${new URL(url).pathname}`;
  unanswered.add(call);
  return new TypeError(`No scenario answers ${call}.`);
}

const isForeign = (request: Request) => isCommonAssetRequest(request) || ofTheWorkbench(request);

/**
 * The network is intercepted in the page and not by a service worker. A worker answers after milliseconds, so a late
 * request of one story would reach the fakes of the next.
 */
const uploads = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new XMLHttpRequestInterceptor()] })],
  context: { quiet: true },
  onUnhandledFrame({ frame }) {
    const request = requestIn(frame.data);
    if (request && !isForeign(request)) throw noAnswer(request);
  },
});
uploads.enable();

// The interceptor of fetch runs every handler and copies requests and responses, a tenth of the time of a screen.
const realFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { signal } = request;
  if (isForeign(request)) return realFetch(request);
  signal.throwIfAborted();
  const able = handlers.filter((handler) => canAnswer(handler, request));
  if (able.length === 0) return Response.json(noAnswer(request).message, { status: 500 });
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  const answer = await Promise.race([getResponse([...able], request), aborted]);
  if (!answer) return Response.json(noAnswer(request).message, { status: 500 });
  if (answer.type === 'error') throw new TypeError('Failed to fetch');
  return answer;
};

const network: StoryNetwork = {
  use(...more) {
    handlers = [...more, ...handlers];
    uploads.use(...more);
  },
  resetHandlers() {
    handlers = [];
    uploads.resetHandlers();
  },
};

/** Opens the network of a story. Calls that its scenario does not answer are rejected and recorded. */
export function openNetwork(): StoryNetwork {
  unanswered.clear();
  return network;
}

/** Throws if the story sent a request that no scenario answers: its picture would depend on the environment. */
export function expectAllAnswered() {
  if (unanswered.size > 0) throw new Error(`No scenario answers ${[...unanswered].join(', ')}.`);
}

/** Requests of the workbench and the test runner for their own modules and pages. */
function ofTheWorkbench({ url }: Request) {
  return /^(blob|data):|__vitest|\/@|\/virtual:|\/node_modules\/|\/sb-|\.(tsx?|mdx|css)(\?|$)|\/(iframe\.html|index\.json|states\.json|pictures\/pictures\.json)/.test(
    url,
  );
}

function requestIn(data: unknown): Request | undefined {
  if (typeof data !== 'object' || data === null || !('request' in data)) return undefined;
  return data.request instanceof Request ? data.request : undefined;
}
