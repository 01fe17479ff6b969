import { expect, test } from './support/test.ts';

// A token valid for one minute is renewed after half of it.
test.use({ settings: { PORTAL_TOKEN_SECONDS: '60' } });

interface Answered {
  readonly route: string;
  readonly status: number;
}

/** The responses so far, from the server's log. */
const answeredIn = (output: string): Answered[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Answered)
    .filter(({ status }) => status !== undefined);

test('has no failed request and no console message from sign-in through a renewal to log-out', async ({
  visitor,
  server,
}) => {
  const before = server.output().length;
  const answered = () => answeredIn(server.output().slice(before));
  const tokenRequests = () =>
    visitor.engine.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/oidc/token')).length,
      null,
    );
  await visitor.signIn('fiona.full@harbour.example', '/list/all');
  await visitor.sees('heading', 'Applications 147');
  expect(await tokenRequests()).toBe(1);
  await visitor.click('link', '1147');
  await visitor.sees('heading', /\[1147\]/);
  await expect.poll(tokenRequests, { timeout: 45_000 }).toBe(2);
  await visitor.logOut('Fiona Full');
  expect(answered().length).toBeGreaterThan(10);
  expect(answered().filter(({ status }) => status >= 400)).toEqual([]);
  expect(visitor.engine.messages ?? []).toEqual([]);
});
