import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Validator } from '@cfworker/json-schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import contract from '../../../../docs/identity-provider.schema.json' with { type: 'json' };
import { bundledProvider } from './bundled-provider.ts';
import { httpProvider } from './http-provider.ts';
import { Unanswered } from '../outbound/asked-service.ts';
import type { IdentityProvider } from './provider.ts';

const signal = () => AbortSignal.timeout(5_000);
const check = (name: string) => ({ id: 'check-1', person: { name }, signal: signal() });

describe('The bundled provider', () => {
  const provider = bundledProvider();
  test.each([
    ['Elena Marchetti', 'passed', 'no-match'],
    ['Fail Marchetti', 'passed', 'no-match'],
    ['Elena Fail', 'failed', 'no-match'],
    ['Elena Match', 'passed', 'match'],
    ['constructor', 'passed', 'no-match'],
  ])('says of %s: %s, %s', async (name, verified, screened) => {
    expect(await provider.verify(check(name))).toBe(verified);
    expect(await provider.screen(check(name))).toBe(screened);
  });

  test('answers nonsense, or not at all, for the names that ask for it', async () => {
    await expect(provider.verify(check('Elena Nonsense'))).rejects.toThrow(Unanswered);
    const gone = AbortSignal.abort();
    await expect(provider.screen({ ...check('Elena Slow'), signal: gone })).rejects.toThrow(Unanswered);
  });
});

describe('A provider over HTTP', () => {
  let server: Server;
  let provider: IdentityProvider;
  let answer: RequestListener;
  let asked: { url: string; headers: IncomingHttpHeaders; body: unknown }[];
  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        asked.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(text) });
        answer(request, response);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    provider = httpProvider({ url: `http://127.0.0.1:${port}/checks`, token: 'let-me-in' });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const says = (body: unknown, status = 200): void => {
    answer = (_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
  };
  type Call = 'options' | 'verify' | 'screen' | 'invite';
  const agreed = (call: Call, side: 'request' | 'answer', value: unknown) => {
    const schema = { ...contract.$defs[call].properties[side], $defs: contract.$defs };
    return new Validator(schema as ConstructorParameters<typeof Validator>[0], '2020-12').validate(value)
      .valid;
  };

  test('is asked, and read, as its contract says', async () => {
    const identification = { DocumentType: 'Passport' };
    const said = {
      options: { form: { schema: { type: 'object' } } },
      verify: { outcome: 'passed' },
      screen: { outcome: 'match' },
      invite: { link: 'https://checks.example/i/1' },
    };
    says(said.options);
    expect(await provider.options({ name: 'Elena' }, signal())).toEqual({
      formSchema: { type: 'object' },
      uiSchema: {},
    });
    says(said.verify);
    expect(await provider.verify({ ...check('Elena'), identification })).toBe('passed');
    says(said.screen);
    expect(await provider.screen(check('Elena'))).toBe('match');
    says(said.invite);
    const callback = 'https://portal.example/callbacks/biometric/harbour';
    const person = { name: 'Elena', dateOfBirth: '1980-04-06', address: { provider: 'manual_entry' } };
    expect(await provider.invite({ ...check('Elena'), person, callback })).toEqual(said.invite);
    expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['options', 'verify', 'screen', 'invite']);
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([
      undefined,
      'check-1',
      'check-1',
      'check-1',
    ]);
    for (const { url, headers, body } of asked) {
      const call = url.split('/').at(-1) as Call;
      expect(headers.authorization).toBe('Bearer let-me-in');
      expect(agreed(call, 'request', body), url).toBe(true);
      expect(agreed(call, 'answer', said[call]), url).toBe(true);
    }
  });

  test('that has no form says so', async () => {
    says({ form: null });
    expect(agreed('options', 'answer', { form: null })).toBe(true);
    expect(await provider.options({ name: 'Elena' }, signal())).toBeUndefined();
  });

  test.each([{ outcome: 'maybe' }, {}, [], null, 'passed', { outcome: true }])(
    'that answers %j has answered nothing',
    async (nonsense) => {
      says(nonsense);
      expect(agreed('verify', 'answer', nonsense)).toBe(false);
      await expect(provider.verify(check('Elena'))).rejects.toThrow(Unanswered);
    },
  );

  test.each(['http://checks.example/i/1', 'javascript:alert(1)', '/i/1', '', 7])(
    'that invites to %j has answered nothing: it would be sent to people',
    async (link) => {
      says({ link });
      const invite = { ...check('Elena'), callback: 'https://portal.example/' };
      await expect(provider.invite(invite)).rejects.toThrow(Unanswered);
    },
  );

  const listeners: Readonly<Record<string, RequestListener>> = {
    fails: (_, response) => response.writeHead(500).end('{"outcome":"passed"}'),
    'sends elsewhere': (_, response) => response.writeHead(302, { location: '/checks/other' }).end(),
    'sends a page': (_, response) => response.writeHead(200).end('<html></html>'),
    'breaks off': (_, response) => void response.writeHead(200).write('{"outc', () => response.destroy()),
    'never ends': (_, response) => {
      response.writeHead(200);
      response.write(`{"outcome":"passed","more":"${'x'.repeat(600 * 1024)}`);
    },
  };
  test.each(Object.entries(listeners))('that %s has answered nothing', async (_, listener) => {
    answer = listener;
    await expect(provider.verify(check('Elena'))).rejects.toThrow(Unanswered);
  });

  test('that stays silent is given up', async () => {
    answer = () => undefined;
    const patience = new AbortController();
    const waiting = provider.screen({ ...check('Elena'), signal: patience.signal });
    await expect.poll(() => asked.length).toBe(1);
    patience.abort();
    await expect(waiting).rejects.toThrow(Unanswered);
  });
});
