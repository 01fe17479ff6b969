import type { IdentityCheckMode, Reply, getIdentificationOptions } from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { bundledProvider } from '../../platform/outbound/identity-checks/bundled-provider.ts';
import type { IdentityProvider } from '../../platform/outbound/identity-checks/provider.ts';
import { ServiceUnavailable } from '../../platform/outbound/http-service.ts';
import { readApplications, envelopeOf, type Applications } from '../../testing/applications.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

type Options = Reply<typeof getIdentificationOptions>;

const licence = {
  DocumentType: 'DriversLicence',
  LicenceNumber: '12345678',
  CardNumber: 'A1B2C3D4',
  State: 'NSW',
};
const nobody = '00000000-0000-4000-8000-000000000000';

/** A scripted provider that records its calls. */
function scripted() {
  const calls: string[] = [];
  const bundled = bundledProvider();
  const script = { options: bundled.options, verify: bundled.verify, screen: bundled.screen };
  const provider: IdentityProvider = {
    ...bundled,
    options: (...input) => script.options(...input),
    verify: (check) => (calls.push(check.id), script.verify(check)),
    screen: (check) => (calls.push(check.id), script.screen(check)),
  };
  return { provider, script, asked: calls };
}

onEachDatabase('A check of an individual', (db) => {
  let app: TestApp;
  let applications: Applications;
  let fake: ReturnType<typeof scripted>;
  let entity: string;
  beforeAll(async () => {
    applications = await readApplications(testApp(db()));
  });
  beforeEach(async () => {
    fake = scripted();
    app = testApp(db(), { identityProvider: fake.provider });
    entity = (await applications.detail(1006)).Requirements[0]?.EntityGuid ?? '';
    await put({ result: 1, rename: 'Elena Marchetti', eligible: true });
  });

  const put = ({ result, rename, eligible }: { result: number; rename: string; eligible: boolean }) =>
    db().inTenant('harbour', (trx) =>
      sql`update application_requirement set result = ${result}, result_text = 'Failed', name = ${rename},
        action_required = '<p>Upload</p>', eligible_for_reverification = ${eligible},
        eligible_for_new_verification = ${eligible}, eligible_for_sanctions = ${eligible}
        where entity_guid = ${entity}`.execute(trx),
    );
  const requirement = async () => (await applications.detail(1006)).Requirements[0];
  const lastLine = async () => (await applications.lines(1006))[0];
  const options = (as = 'FULL', individual = entity) =>
    app.send(`/api/verification/identificationOptions/${applications.guidOf(1006)}/${individual}`, { as });
  const verify = (
    Mode: IdentityCheckMode,
    {
      as = 'FULL',
      individual = entity,
      headers = {},
      data = Mode === 'ExistingEnquiry' ? licence : undefined,
    } = {} as {
      as?: string;
      individual?: string;
      headers?: Record<string, string>;
      data?: unknown;
    },
  ) =>
    app.send(`/api/verification/verify/${applications.guidOf(1006)}/${individual}`, {
      as,
      headers,
      json: { Mode, ...(data !== undefined && { IdentificationData: data }) },
    });

  test('returns the form of the provider (REV-004, ENT-026, API-058)', async () => {
    const { ErrorNo, Data } = (await (await options()).json()) as Options;
    expect(ErrorNo).toBe(0);
    expect(Object.keys(Data ?? {})).toEqual(['FormSchema', 'UISchema']);
    expect(JSON.stringify(Data?.FormSchema)).toContain('Licence number');
  });

  test('has no form if nothing more can be given (REV-005)', async () => {
    fake.script.options = () => Promise.resolve(undefined);
    expect(await (await options()).json()).toEqual({ ErrorNo: 0, Data: null });
  });

  test.each([
    ['is not JSON Schema', [], '#: is not an object'],
    ['has a pattern that does not compile', { pattern: '[' }, '#/pattern'],
  ])('logs why a form that %s is not shown as it is', async (_, formSchema, problems) => {
    fake.script.options = () => Promise.resolve({ formSchema, uiSchema: {} });
    expect(await (await options()).json()).toMatchObject({ Data: { FormSchema: formSchema } });
    expect(app.logged.join()).toContain(`"event":"provider-form","problems":"${problems}"`);
  });

  test.each([
    ['has a pattern without an end', { properties: { a: { pattern: '^(a+)+$' } } }],
    ['refers to another place', { $ref: 'https://elsewhere.example/x' }],
    ['contains nothing but itself', { $ref: '#' }],
  ])('rejects what a person entered, and logs why, if the form %s', async (_, formSchema) => {
    fake.script.options = () => Promise.resolve({ formSchema, uiSchema: {} });
    const answer = await verify('ExistingEnquiry', { data: { a: `${'a'.repeat(40)}!` } });
    expect(answer.status).toBe(400);
    expect(app.logged.join()).toContain('"event":"provider-form"');
    expect(fake.asked).toEqual([]);
  });

  test.each(['ExistingEnquiry', 'NewEnquiry'] as const)(
    'that is passed by %s is visible at once, with a line in the feed (REV-016, REV-022, API-059, ENT-027)',
    async (mode) => {
      expect(await envelopeOf(await verify(mode))).toEqual({ ErrorNo: 0 });
      expect(await requirement()).toMatchObject({
        Result: 0,
        ResultText: 'Passed',
        ActionRequired: null,
        IsEligibleForReverification: mode === 'NewEnquiry',
        IsEligibleForNewVerification: false,
        IsEligibleForSanctionsVerification: true,
      });
      expect(await lastLine()).toBe('Electronic verification passed for Elena Marchetti by Fiona Full');
    },
  );

  test('that is failed leaves the individual to be checked again (REV-017, ERR-025)', async () => {
    await put({ result: 1, rename: 'Elena Fail', eligible: true });
    expect(await envelopeOf(await verify('NewEnquiry'))).toMatchObject({ ErrorNo: 1 });
    expect(await requirement()).toMatchObject({ Result: 1, IsEligibleForNewVerification: true });
    expect(await lastLine()).toBe('Electronic verification failed for Elena Fail by Fiona Full');
  });

  test('against the sanctions lists only records that it was made (REV-015)', async () => {
    const before = await requirement();
    expect(await envelopeOf(await verify('SanctionsOnly'))).toEqual({ ErrorNo: 0 });
    expect(await requirement()).toEqual({ ...before, IsEligibleForSanctionsVerification: false });
    expect(await lastLine()).toBe('PEP/Sanctions screening passed for Elena Marchetti by Fiona Full');
  });

  test('reports a match', async () => {
    await put({ result: 0, rename: 'Elena Match', eligible: true });
    expect(await envelopeOf(await verify('SanctionsOnly'))).toMatchObject({ ErrorNo: 1 });
    expect(await requirement()).toMatchObject({
      Result: 1,
      ResultText: 'Possible match with a sanctions list',
    });
  });

  test('without a result changes nothing, writes a line in the feed, and can be repeated', async () => {
    const before = await requirement();
    fake.script.verify = () => Promise.reject(new ServiceUnavailable());
    const answer = await verify('NewEnquiry');
    expect(answer.status).toBe(502);
    expect(await envelopeOf(answer)).toMatchObject({
      Message: 'The verification service did not answer. Nothing was changed.',
    });
    expect(await requirement()).toEqual(before);
    expect(await lastLine()).toBe('Identity check of Elena Marchetti got no answer by Fiona Full');
    fake.script.verify = () => Promise.resolve('passed');
    expect(await envelopeOf(await verify('NewEnquiry'))).toEqual({ ErrorNo: 0 });
  });

  test('receives the identification if the provider requires it, and not otherwise', async () => {
    const given: unknown[] = [];
    fake.script.verify = ({ identification }) => {
      given.push(identification);
      return Promise.resolve('failed');
    };
    await verify('ExistingEnquiry');
    await verify('NewEnquiry');
    expect(given).toEqual([licence, undefined]);
  });

  test('whose form cannot be loaded is reported as not made, and does not run', async () => {
    fake.script.options = () => Promise.reject(new ServiceUnavailable());
    for (const answer of [await options(), await verify('ExistingEnquiry')]) {
      expect(answer.status).toBe(502);
      expect(await envelopeOf(answer)).toMatchObject({
        Message: 'The verification service did not answer. Nothing was changed.',
      });
    }
    expect(fake.asked).toEqual([]);
  });

  test('that fails by an error of ours is not reported as a service that did not respond', async () => {
    const before = await applications.lines(1006);
    fake.script.options = () => Promise.reject(new Error('broken'));
    expect((await options()).status).toBe(500);
    fake.script.verify = () => Promise.reject(new Error('broken'));
    expect((await verify('NewEnquiry')).status).toBe(500);
    expect(await applications.lines(1006)).toEqual(before);
    // The outcome is unknown, so another check waits until this one counts as lost.
    await db().inTenant('harbour', (trx) => sql`delete from identity_check`.execute(trx));
  });

  test('has no form and cannot be made without a configured provider', async () => {
    const config = readConfig({ PORTAL_DEMO: '0' }, '/');
    app = testApp(db(), { config });
    expect(await (await options()).json()).toEqual({ ErrorNo: 0, Data: null });
    expect((await verify('ExistingEnquiry')).status).toBe(400);
    const answer = await verify('NewEnquiry');
    expect(answer.status).toBe(502);
    expect(await envelopeOf(answer)).toMatchObject({
      Message: 'The verification service did not answer. Nothing was changed.',
    });
  });

  test('runs once per key, and one at a time per individual', async () => {
    const headers = { 'idempotency-key': 'once' };
    expect(await envelopeOf(await verify('NewEnquiry', { headers }))).toEqual({ ErrorNo: 0 });
    expect(await envelopeOf(await verify('NewEnquiry', { headers }))).toEqual({ ErrorNo: 0 });
    expect(fake.asked).toHaveLength(1);

    const answer = Promise.withResolvers<'no-match'>();
    const begun = Promise.withResolvers<void>();
    fake.script.screen = () => (begun.resolve(), answer.promise);
    const first = verify('SanctionsOnly');
    await begun.promise;
    const second = await verify('SanctionsOnly');
    expect(second.status).toBe(409);
    expect(await envelopeOf(second)).toMatchObject({
      Message: 'A check of this individual is already under way.',
    });
    answer.resolve('no-match');
    expect(await envelopeOf(await first)).toEqual({ ErrorNo: 0 });
    expect(fake.asked).toHaveLength(2);
  });

  describe('is rejected', () => {
    test.each([
      ['ExistingEnquiry', 'This individual cannot be verified with further identification.'],
      ['NewEnquiry', 'A new verification of this individual is not available.'],
      ['SanctionsOnly', 'This individual cannot be screened.'],
    ] as const)('for %s if the individual is not eligible, with the reason', async (mode, Message) => {
      await put({ result: 1, rename: 'Elena Marchetti', eligible: false });
      const answer = await verify(mode);
      expect(answer.status).toBe(409);
      expect(await envelopeOf(answer)).toMatchObject({ Message });
      expect(fake.asked).toEqual([]);
    });

    test.each([
      { DocumentType: 'DriversLicence' },
      { ...licence, LicenceNumber: '<script>' },
      { DocumentType: 'Library card' },
      'text',
    ])('with the identification %j', async (data) => {
      const answer = await verify('ExistingEnquiry', { data });
      expect(answer.status).toBe(400);
      if (typeof data === 'object')
        expect(await envelopeOf(answer)).toMatchObject({ Message: 'The identification is not valid.' });
      expect(fake.asked).toEqual([]);
    });

    test('with an identification that no form requires, or without a required one', async () => {
      expect((await verify('NewEnquiry', { data: licence })).status).toBe(400);
      expect((await verify('ExistingEnquiry', { data: null })).status).toBe(400);
      expect(fake.asked).toEqual([]);
    });

    test('for a person with the claim of another check only (PERM-039 to PERM-041)', async () => {
      await db().inTenant('harbour', (trx) =>
        sql`update portal_user set permissions = array_append(permissions, 'app.individualverification')
          where global_id = 'G-EDIT'`.execute(trx),
      );
      const fresh = testApp(db(), { identityProvider: fake.provider });
      const ask = (Mode: string) =>
        fresh.send(`/api/verification/verify/${applications.guidOf(1006)}/${entity}`, {
          as: 'EDIT',
          json: { Mode, ...(Mode === 'ExistingEnquiry' && { IdentificationData: licence }) },
        });
      expect((await ask('ExistingEnquiry')).status).toBe(403);
      expect((await ask('SanctionsOnly')).status).toBe(403);
      expect((await ask('NewEnquiry')).status).toBe(200);
    });

    test('without the claim, and with the same response for unknown and malformed individuals', async () => {
      expect((await verify('NewEnquiry', { as: 'MY' })).status).toBe(403);
      expect((await options('MY')).status).toBe(403);
      for (const individual of [nobody, 'x', `${entity}0`]) {
        expect((await verify('NewEnquiry', { individual })).status).toBe(404);
        expect((await options('FULL', individual)).status).toBe(404);
      }
      expect(fake.asked).toEqual([]);
    });
  });
});
