import { isCommonAssetRequest } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

const unanswered = new Set<string>();

/** The network of the stories: a call that the scenario does not answer is refused, and remembered. */
export async function startNetwork(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame }) {
      const request = requestIn(frame.data);
      if (!request || isCommonAssetRequest(request) || ofTheWorkbench(request)) return;
      const call = `${request.method} ${new URL(request.url).pathname}`;
      unanswered.add(call);
      throw new TypeError(`No scenario answers ${call}.`);
    },
  });
  return worker;
}

export function forgetUnanswered() {
  unanswered.clear();
}

/** Throws where the story called for what no scenario answers: its picture would depend on who listens. */
export function expectAllAnswered() {
  if (unanswered.size > 0) throw new Error(`No scenario answers ${[...unanswered].join(', ')}.`);
}

/** Modules, pages and images of the workbench and of its test runner. */
function ofTheWorkbench({ url, destination }: Request) {
  return (
    destination !== '' ||
    /__vitest|\/@|\/virtual:|\/node_modules\/|\/sb-|\.(tsx?|mdx|css)(\?|$)|\/(iframe\.html|index\.json)/.test(
      url,
    )
  );
}

function requestIn(data: unknown): Request | undefined {
  if (typeof data !== 'object' || data === null || !('request' in data)) return undefined;
  return data.request instanceof Request ? data.request : undefined;
}
