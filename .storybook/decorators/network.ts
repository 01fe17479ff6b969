import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { isCommonAssetRequest, type AnyHandler } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

const unanswered = new Set<string>();

/** The network of a story. */
export interface StoryNetwork {
  /** Adds fakes, which replace earlier fakes of the same calls. */
  use(...handlers: readonly AnyHandler[]): void;
  /** Removes every fake. */
  resetHandlers(): void;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    msw: StoryNetwork;
  }
}

/**
 * The network is intercepted in the page and not by a service worker. A worker answers after milliseconds, so a late
 * request of one story would reach the fakes of the next.
 */
const network = defineNetwork({
  sources: [
    new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] }),
  ],
  context: { quiet: true },
  onUnhandledFrame({ frame }) {
    const request = requestIn(frame.data);
    if (!request || isCommonAssetRequest(request) || ofTheWorkbench(request)) return;
    const call = `${request.method} ${new URL(request.url).pathname}`;
    unanswered.add(call);
    throw new TypeError(`No scenario answers ${call}.`);
  },
});

network.enable();

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
