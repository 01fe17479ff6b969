import { beforeEach, describe, expect, test } from 'vitest';
import contract from '../../../../../../docs/company-registry.schema.json' with { type: 'json' };
import { ServiceUnavailable } from '../http-service.ts';
import { agreedIn, fakeService } from '../testing/fake-service.ts';
import { bundledCompanies } from './bundled-companies.ts';
import { bundledRegistry } from './bundled-registry.ts';
import type { CompanyRegistry } from './company-registry.ts';
import { httpRegistry } from './http-registry.ts';

const signal = () => AbortSignal.timeout(5_000);
const acme = {
  number: '123456789',
  name: 'Acme Mining Pty Ltd',
  status: 'Registered',
  type: 'Australian proprietary company, limited by shares',
  registeredOn: '1996-01-03',
  office: 'Newcastle NSW 2300',
};

describe('The bundled registry', () => {
  const registry = bundledRegistry();

  test('knows 123 456 789 and the companies of the demo’s list, and no other', async () => {
    expect(await registry.find('123456789', signal())).toEqual(acme);
    for (const company of bundledCompanies)
      expect(await registry.find(company.number, signal())).toEqual(company);
    expect(new Set(bundledCompanies.map(({ number }) => number)).size).toBe(23);
    for (const nobodys of ['999999999', '000000000', 'constructor'])
      expect(await registry.find(nobodys, signal())).toBeUndefined();
  });

  test('gives its companies numbers with a valid check digit', () => {
    for (const { number } of bundledCompanies.slice(1)) {
      const sum = [8, 7, 6, 5, 4, 3, 2, 1].reduce(
        (all, weight, index) => all + weight * Number(number[index]),
        0,
      );
      expect((sum + Number(number[8])) % 10).toBe(0);
    }
  });

  test('returns an invalid response, or none, for particular numbers', async () => {
    await expect(registry.find('777777777', signal())).rejects.toThrow(ServiceUnavailable);
    await expect(registry.find('888888888', AbortSignal.abort())).rejects.toThrow(ServiceUnavailable);
  });
});

describe('A registry over HTTP', () => {
  const system = fakeService();
  const agreed = (side: 'request' | 'answer', value: unknown) => agreedIn(contract)('find', side, value);
  let registry: CompanyRegistry;
  beforeEach(() => {
    registry = httpRegistry({ url: `${system.origin}/registry`, token: 'let-me-in' });
  });

  test('is called and read as its contract defines', async () => {
    system.respondWith({ company: acme });
    expect(await registry.find('123456789', signal())).toEqual(acme);
    system.respondWith({ company: null });
    expect(await registry.find('999999999', signal())).toBeUndefined();
    expect(system.bodies()).toEqual([{ number: '123456789' }, { number: '999999999' }]);
    for (const { url, headers } of system.received)
      expect([url, headers.authorization]).toEqual(['/registry/find', 'Bearer let-me-in']);
    for (const body of system.bodies()) expect(agreed('request', body)).toBe(true);
    for (const company of [acme, null]) expect(agreed('answer', { company })).toBe(true);
  });

  test.each([{}, { company: { ...acme, name: '' } }, { company: { ...acme, number: '12345678' } }, [], null])(
    'is unavailable if it returns %j',
    async (nonsense) => {
      system.respondWith(nonsense);
      expect(agreed('answer', nonsense)).toBe(false);
      await expect(registry.find('123456789', signal())).rejects.toThrow(ServiceUnavailable);
    },
  );

  test('is unavailable if it fails or returns another company', async () => {
    system.respondWith({ company: acme }, 500);
    await expect(registry.find('123456789', signal())).rejects.toThrow(ServiceUnavailable);
    system.respondWith({ company: acme });
    await expect(registry.find('999999999', signal())).rejects.toThrow(ServiceUnavailable);
  });
});
