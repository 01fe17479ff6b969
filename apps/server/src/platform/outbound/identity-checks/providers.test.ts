import type { RequestListener } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import contract from '../../../../../../docs/identity-provider.schema.json' with { type: 'json' };
import { bundledProvider } from './bundled-provider.ts';
import { httpProvider } from './http-provider.ts';
import { ServiceUnavailable } from '../http-service.ts';
import { agreedIn, fakeService } from '../testing/fake-service.ts';
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
  ])('returns for %s: %s, %s', async (name, verified, screened) => {
    expect(await provider.verify(check(name))).toBe(verified);
    expect(await provider.screen(check(name))).toBe(screened);
  });

  test('returns an invalid response, or none, for particular names', async () => {
    await expect(provider.verify(check('Elena Nonsense'))).rejects.toThrow(ServiceUnavailable);
    const signal = AbortSignal.abort();
    await expect(provider.screen({ ...check('Elena Slow'), signal })).rejects.toThrow(ServiceUnavailable);
  });
});

describe('A provider over HTTP', () => {
  const system = fakeService();
  const agreed = agreedIn(contract);
  let provider: IdentityProvider;
  beforeEach(() => {
    provider = httpProvider({ url: `${system.origin}/checks`, token: 'let-me-in' });
  });

  test('is called and read as its contract defines', async () => {
    const identification = { DocumentType: 'Passport' };
    const said = {
      options: { form: { schema: { type: 'object' } } },
      verify: { outcome: 'passed' },
      screen: { outcome: 'match' },
      invite: { link: 'https://checks.example/i/1' },
    };
    system.respondWith(said.options);
    expect(await provider.options({ name: 'Elena' }, signal())).toEqual({
      formSchema: { type: 'object' },
      uiSchema: {},
    });
    system.respondWith(said.verify);
    expect(await provider.verify({ ...check('Elena'), identification })).toBe('passed');
    system.respondWith(said.screen);
    expect(await provider.screen(check('Elena'))).toBe('match');
    system.respondWith(said.invite);
    const callback = 'https://portal.example/callbacks/biometric/harbour';
    const person = { name: 'Elena', dateOfBirth: '1980-04-06', address: { provider: 'manual_entry' } };
    expect(await provider.invite({ ...check('Elena'), person, callback })).toEqual(said.invite);
    expect(system.received.map(({ url }) => url.split('/').at(-1))).toEqual([
      'options',
      'verify',
      'screen',
      'invite',
    ]);
    expect(system.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      undefined,
      'check-1',
      'check-1',
      'check-1',
    ]);
    for (const [index, { url, headers }] of system.received.entries()) {
      const call = url.split('/').at(-1) as keyof typeof said;
      expect(headers.authorization).toBe('Bearer let-me-in');
      expect(agreed(call, 'request', system.bodies()[index]), url).toBe(true);
      expect(agreed(call, 'answer', said[call]), url).toBe(true);
    }
  });

  test('may have no form', async () => {
    system.respondWith({ form: null });
    expect(agreed('options', 'answer', { form: null })).toBe(true);
    expect(await provider.options({ name: 'Elena' }, signal())).toBeUndefined();
  });

  test.each([{ outcome: 'maybe' }, {}, [], null, 'passed', { outcome: true }])(
    'is unavailable if it returns %j',
    async (nonsense) => {
      system.respondWith(nonsense);
      expect(agreed('verify', 'answer', nonsense)).toBe(false);
      await expect(provider.verify(check('Elena'))).rejects.toThrow(ServiceUnavailable);
    },
  );

  test.each(['http://checks.example/i/1', 'javascript:alert(1)', '/i/1', '', 7])(
    'is unavailable if it returns the link %j, which would be sent to people',
    async (link) => {
      system.respondWith({ link });
      const invite = { ...check('Elena'), callback: 'https://portal.example/' };
      await expect(provider.invite(invite)).rejects.toThrow(ServiceUnavailable);
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
  test.each(Object.entries(listeners))('is unavailable if it %s', async (_, listener) => {
    system.answer(listener);
    await expect(provider.verify(check('Elena'))).rejects.toThrow(ServiceUnavailable);
  });

  test('is aborted if it does not respond', async () => {
    const controller = new AbortController();
    const waiting = provider.screen({ ...check('Elena'), signal: controller.signal });
    await expect.poll(() => system.received.length).toBe(1);
    controller.abort();
    await expect(waiting).rejects.toThrow(ServiceUnavailable);
  });
});
