import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { isCommonAssetRequest, type AnyHandler } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

const unanswered = new Set<string>();

/** What a story changes of its network. */
export interface StoryNetwork {
  /** Answers these calls from now on, in place of earlier fakes of the same calls. */
  use(...handlers: readonly AnyHandler[]): void;
  /** Forgets every fake. */
  resetHandlers(): void;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    msw: StoryNetwork;
  }
}

/**
 * It lies within the page and not in a service worker: there a call is under way for milliseconds, and one that a story
 * leaves behind arrives at the fakes of the next. Here it is matched before anything else happens.
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

/** The network of a story that begins: a call that its scenario does not answer is refused, and remembered. */
export function openNetwork(): StoryNetwork {
  unanswered.clear();
  return network;
}

/** Throws where the story called for what no scenario answers: its picture would depend on who listens. */
export function expectAllAnswered() {
  if (unanswered.size > 0) throw new Error(`No scenario answers ${[...unanswered].join(', ')}.`);
}

/** Modules and pages of the workbench and of its test runner. */
function ofTheWorkbench({ url }: Request) {
  return /^(blob|data):|__vitest|\/@|\/virtual:|\/node_modules\/|\/sb-|\.(tsx?|mdx|css)(\?|$)|\/(iframe\.html|index\.json)/.test(
    url,
  );
}

function requestIn(data: unknown): Request | undefined {
  if (typeof data !== 'object' || data === null || !('request' in data)) return undefined;
  return data.request instanceof Request ? data.request : undefined;
}
