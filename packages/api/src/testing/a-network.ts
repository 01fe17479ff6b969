import { http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A mock network for a test file. `sent` contains the requests of the current test in order. */
export function aNetwork() {
  const sent: Request[] = [];
  const server = setupServer();
  server.events.on('request:start', ({ request }) => void sent.push(request.clone()));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    sent.length = 0;
  });
  afterAll(() => server.close());
  return {
    sent,
    use: (...handlers: RequestHandler[]) => server.use(...handlers),
    /** Responds to every request with a function of the request and its number, counted from 1. */
    answer: (reply: (request: Request, count: number) => Response | Promise<Response>) => {
      let count = 0;
      server.use(http.all('*', ({ request }) => reply(request, ++count)));
    },
  };
}
