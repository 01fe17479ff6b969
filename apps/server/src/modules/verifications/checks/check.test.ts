import type {
  Reply,
  VerificationDetail,
  VerificationRequest,
  requestVerification,
} from '@portal/api/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { bundledProvider } from '../../../platform/outbound/identity-checks/bundled-provider.ts';
import type { IdentityProvider } from '../../../platform/outbound/identity-checks/provider.ts';
import { freePort, listen } from '../../../platform/sockets/listen.ts';
import { jsonLog } from '../../../platform/observability/log.ts';
import { ServiceUnavailable } from '../../../platform/outbound/http-service.ts';
import type { OutgoingSms, SmsDelivery } from '../../../platform/outbound/sms-gateway.ts';
import { integrationKey, secretOf } from '../../../platform/outbound/webhook.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import { createHmac } from 'node:crypto';

type Result = Reply<typeof requestVerification>;

const root = '/entity-verification/api/v1';
const path = `${root}/individual/verify`;
const metadata = { source: 'StandaloneVerification', reference: null } as const;

const screening = (lastName = 'Okafor', dateOfBirth = '1980-04-06'): VerificationRequest => ({
  requestMetaData: { ...metadata, verificationType: 'IndividualScreening', countryCode: 'AU' },
  individual: { firstName: 'Wren', lastName, dateOfBirth },
});
const electronic = (lastName = 'Okafor'): VerificationRequest => ({
  requestMetaData: {
    ...metadata,
    reference: 'R-12',
    verificationType: 'IndividualVerification',
    country: 'NZ',
  },
  individual: {
    firstName: 'Wren',
    middleName: 'Ada',
    lastName,
    dateOfBirth: '1980-04-06',
    address: {
      provider: 'manual_entry',
      country: 'NZ',
      address_line_1: '1 Long Lane',
      locality_name: 'Picton',
    },
    gender: 'NOTSET',
    countryOfBirth: null,
    passport: { countryCode: 'NZ', number: 'PA1234567' },
  },
});
const biometric = (mobileNumber = '0491 570 156', lastName = 'Okafor'): VerificationRequest => ({
  requestMetaData: { ...metadata, verificationType: 'BiometricVerification', countryCode: 'AU' },
  individual: { firstName: 'Wren', lastName, contact: { mobileNumber } },
});

/** A scripted provider and gateway that record their calls. */
function outside() {
  const bundled = bundledProvider();
  const script = { ...bundled, delivery: 'taken' as SmsDelivery, lost: false };
  const checks: unknown[] = [];
  const sent: OutgoingSms[] = [];
  const identityProvider: IdentityProvider = {
    ...bundled,
    verify: (check) => (checks.push(check), script.verify(check)),
    screen: (check) => (checks.push(check), script.screen(check)),
    invite: (check) => (checks.push(check), script.invite(check)),
  };
  const smsGateway = {
    deliver: (sms: OutgoingSms) => {
      sent.push(sms);
      return script.lost
        ? Promise.reject(new Error('The process ends here.'))
        : Promise.resolve(script.delivery);
    },
  };
  return { script, checks, sent, identityProvider, smsGateway };
}

onEachDatabase('A check of an individual outside of applications', (db) => {
  let world: ReturnType<typeof outside>;
  let app: TestApp;
  beforeEach(() => {
    world = outside();
    app = testApp(db(), world);
  });

  const ask = (json: unknown, headers: Record<string, string> = {}, as = 'FULL') =>
    app.send(path, { as, json, headers });
  const result = async (answer: Promise<Response>) => {
    const { status, ...rest } = await answer.then(async (given) => ({
      status: given.status,
      body: (await given.json()) as Result,
    }));
    expect(status).toBe(200);
    return rest.body;
  };
  const message = async (answer: Response) => ((await answer.json()) as { Message: string }).Message;
  /** The facts of the report. */
  const facts = (number: number) =>
    db().inTenant('harbour', async (trx) => {
      const query = trx.selectFrom('verification').select('report').where('number', '=', number);
      return (await query.executeTakeFirstOrThrow()).report;
    });
  const detail = (number: number) =>
    app.read<VerificationDetail>(`${root}/individual/verifications/${number}`, { as: 'FULL' });
  test('reads names and numbers as people write them (OP-170, OP-215, OP-386)', async () => {
    const invited = biometric('\u202a+61 (0) 491\u2011570.159\u202c', ' Suka\u200brno ');
    const { firstName: _, ...named } = invited.individual;
    await result(ask({ ...invited, individual: named }));
    expect(world.sent).toMatchObject([{ mobile: '0491570159' }]);
    expect(world.checks).toMatchObject([{ person: { name: 'Sukarno' } }]);
    const printed = electronic();
    const medicareCard = { cardColour: 'Green', cardNumber: '2950 12345 1', expiryDate: '1/2030' };
    await result(ask({ ...printed, individual: { ...printed.individual, medicareCard } }));
    expect(world.checks).toContainEqual(
      expect.objectContaining({
        identification: expect.objectContaining({
          medicareCard: { cardColour: 'Green', cardNumber: '2950123451', expiryDate: '01/2030' },
        }) as unknown,
      }),
    );
  });

  const listed = async () =>
    await app.read<{ responses: { id: string; status: string }[]; totalCount: number }>(
      `${root}/Individual?Page=1`,
      {
        as: 'FULL',
      },
    );

  test.each([
    ['Okafor', 'Passed', 'Passed', 'no-match', 'No match'],
    ['Fail', 'Failed', 'Failed', 'no-match', 'No match'],
    ['Match', 'Passed, Sanctions issue', 'Passed', 'match', 'Possible match'],
  ])(
    'electronically, for a person named %s, is %s (API-081, ENT-047, WIZ-026)',
    async (name, overallResult, status, sanctionsResult, onLists) => {
      const answer = await result(ask(electronic(name)));
      expect(answer).toMatchObject({ responseSucceeded: true, overallResult, sanctionsResult });
      expect(answer.reportLink).toMatch(/^entity-verification\/api\/v1\/report\/[0-9a-f-]{36}$/);
      const number = Number(answer.requestId);
      expect((await listed()).responses[0]).toMatchObject({ id: `V${number}`, status });
      expect(await detail(number)).toMatchObject({
        applicantName: `Wren Ada ${name}`,
        requestStatus: 'Complete',
        requestType: 'Individual Electronic Verification',
        responseResult: overallResult,
        referenceNumber: 'R-12',
      });
      expect(await facts(number)).toEqual([
        ['Individual', `Wren Ada ${name}`],
        ['Result', overallResult],
        ['PEP and sanctions lists', onLists],
        ['Reference', 'R-12'],
      ]);
      expect(world.checks).toMatchObject([
        {
          person: {
            name: `Wren Ada ${name}`,
            dateOfBirth: '1980-04-06',
            address: { provider: 'manual_entry' },
          },
          identification: { passport: { number: 'PA1234567' } },
        },
        { person: { name: `Wren Ada ${name}` } },
      ]);
    },
  );

  test.each([
    ['Okafor', 'no-match', 'Passed'],
    ['Match', 'match', 'Failed'],
  ])(
    'against the lists, for a person named %s, is a %s (API-081, WIZ-025)',
    async (name, sanctionsResult, status) => {
      const answer = await result(ask(screening(name)));
      expect(answer).toMatchObject({ responseSucceeded: true, sanctionsResult, overallResult: null });
      expect(await detail(Number(answer.requestId))).toMatchObject({
        requestStatus: 'Complete',
        responseResult: status,
      });
      expect(world.checks).toHaveLength(1);
      expect(await facts(Number(answer.requestId))).toContainEqual(['Reference', '-']);
    },
  );

  test('stores no date of birth, address or document', async () => {
    await result(ask(electronic()));
    const { rows } = await db().inTenant('harbour', (trx) =>
      sql<{ text: string }>`select (select string_agg(v::text, '') from verification v) ||
        (select string_agg(c::text, '') from verification_check c) || '' as text`.execute(trx),
    );
    expect(rows[0]?.text).not.toMatch(/1980-04-06|Long Lane|PA1234567/);
    expect(app.logged.join('')).not.toMatch(/Okafor|1980-04-06|PA1234567/);
  });

  test('without a result stores nothing, and runs when the same request is repeated', async () => {
    const before = (await listed()).totalCount;
    world.script.screen = () => Promise.reject(new ServiceUnavailable());
    const headers = { 'idempotency-key': 'again' };
    const unanswered = await ask(screening(), headers);
    expect([unanswered.status, await message(unanswered)]).toEqual([
      502,
      'The verification service did not answer. Nothing was stored.',
    ]);
    expect((await listed()).totalCount).toBe(before);
    world.script.screen = bundledProvider().screen;
    const { requestId } = await result(ask(screening(), headers));
    expect((await result(ask(screening(), headers))).requestId).toBe(requestId);
    expect((await listed()).totalCount).toBe(before + 1);
    expect(new Set(world.checks.map((check) => (check as { id: string }).id)).size).toBe(1);
  });

  test('runs once for concurrent copies of a request', async () => {
    const begun = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<'no-match'>();
    world.script.screen = () => (begun.resolve(), answer.promise);
    const headers = { 'idempotency-key': 'twice' };
    const first = ask(screening(), headers);
    await begun.promise;
    const second = await ask(screening(), headers);
    expect([second.status, await message(second)]).toEqual([
      409,
      'The same request is still being worked on.',
    ]);
    answer.resolve('no-match');
    await result(first);
    expect(world.checks).toHaveLength(1);
  });

  test.each([
    [
      'another source',
      { ...screening(), requestMetaData: { ...screening().requestMetaData, source: 'Elsewhere' } },
    ],
    ['another kind’s individual', { ...screening(), individual: biometric().individual }],
    ['an unknown part', { ...screening(), more: 1 }],
    ['a birth to come', screening('Okafor', '2999-01-01')],
    ['a birth too long ago', screening('Okafor', '1850-01-01')],
    ['a day that never was', screening('Okafor', '2023-02-29')],
    ['a name of blanks', screening('   ')],
    ['a number of no mobile', biometric('0299991234')],
  ])('is rejected with %s, and the provider is not called', async (_, body) => {
    expect((await ask(body)).status).toBe(400);
    expect(world.checks).toEqual([]);
  });

  test.each([
    ['of birth', screening('Okafor', '2999-01-01'), 'The date of birth is not valid.'],
    ['of a mobile', biometric('0299991234'), 'The mobile number is not valid.'],
  ])('reports the error in a number %s', async (_, body, Message) => {
    expect(await message(await ask(body))).toBe(Message);
  });

  test('accepts names in any script, and the 29th of February in leap years', async () => {
    const { requestId } = await result(ask(screening('王小明 العربية', '2024-02-29')));
    expect((await detail(Number(requestId))).applicantName).toBe('Wren 王小明 العربية');
  });

  test('requires the claim for individuals', async () => {
    for (const as of ['ENTITY', 'MY']) expect((await ask(screening(), {}, as)).status).toBe(403);
    for (const call of [
      'individual/form',
      'individual/details?verificationType=IndividualScreening',
      'address/AU-1001',
    ])
      expect((await app.send(`${root}/${call}`, { as: 'ENTITY' })).status).toBe(403);
  });

  test('has its forms as JSON text, and an address by its id only (API-079, API-080, API-085, ENT-048, ENT-052)', async () => {
    const type = await app.read<Record<string, string>>(`${root}/individual/form`, { as: 'VERIFY' });
    const details = await app.read<Record<string, string>>(
      `${root}/individual/details?verificationType=IndividualVerification`,
      { as: 'VERIFY' },
    );
    for (const form of [type, details]) {
      expect(Object.keys(form)).toEqual(['jsonSchema', 'uiSchema', 'data']);
      for (const part of Object.values(form)) expect(JSON.parse(part)).toBeTypeOf('object');
    }
    expect(
      (await app.send(`${root}/individual/details?verificationType=Other`, { as: 'VERIFY' })).status,
    ).toBe(400);
    expect(await app.read(`${root}/address/search?text=Tallowwood%20Wattle`, { as: 'VERIFY' })).toHaveLength(
      4,
    );
    expect(await app.read(`${root}/address/AU-1001`, { as: 'VERIFY' })).toMatchObject({
      id: 'AU-1001',
      postcode: '2998',
    });
    expect((await app.send(`${root}/address/AU-1`, { as: 'VERIFY' })).status).toBe(404);
    expect((await app.send(`${root}/address/search?text=ab`, { as: 'VERIFY' })).status).toBe(400);
  });

  describe('by an invite', () => {
    const config = readConfig({}, '/');
    const callback = (
      tenant: string,
      body: unknown,
      { seconds = Date.now() / 1000, name = 'biometric callback' } = {},
    ) => {
      const text = JSON.stringify(body);
      const timestamp = String(Math.floor(seconds));
      const key = integrationKey(secretOf(config) ?? '', tenant, name);
      const signature = createHmac('sha256', key).update(`${timestamp}.${text}`).digest('hex');
      return app.send(`/callbacks/biometric/${tenant}`, {
        method: 'POST',
        body: text,
        headers: { 'portal-timestamp': timestamp, 'portal-signature': `v1=${signature}` },
      });
    };
    const linkIn = ({ text }: { text: string }) => /https?:\S+$/.exec(text)?.[0] ?? '';
    const invited = async (body = biometric()) => {
      const answer = await result(ask(body));
      const [sms] = world.sent;
      return {
        answer,
        number: Number(answer.requestId),
        check:
          linkIn(sms ?? { text: '' })
            .split('/')
            .at(-1) ?? '',
      };
    };
    // At most five invites an hour: deleting earlier ones gives each test a new quota.
    beforeEach(async () => {
      await db().inTenant('harbour', (trx) => sql`update verification set mobile = null`.execute(trx));
    });

    test('is pending until the provider sends one signed result (WIZ-024, OP-225)', async () => {
      const { number, check, answer } = await invited();
      expect(answer).toMatchObject({
        responseSucceeded: true,
        overallResult: null,
        sanctionsResult: null,
        provider: 'Demo identity checks',
        providerReference: check,
        reportLink: null,
      });
      expect(world.sent).toMatchObject([
        {
          mobile: '0491570156',
          text: expect.stringMatching(/^Harbour Trust asks you to confirm who you are: http/) as string,
        },
      ]);
      expect(await detail(number)).toMatchObject({
        requestStatus: 'Pending',
        requestType: 'Biometric Verification',
        responseResult: null,
      });
      const passed = { Check: check, Outcome: 'passed', VerifiedName: 'Wren Adaeze Okafor' };
      expect((await callback('harbour', passed)).status).toBe(204);
      const answered = await detail(number);
      expect(answered).toMatchObject({
        requestStatus: 'Complete',
        responseResult: 'Passed',
        verifiedName: 'Wren Adaeze Okafor',
        reportName: 'Biometric Verification report.pdf',
      });
      expect(await facts(number)).toEqual([
        ['Individual', 'Wren Okafor'],
        ['Verified name', 'Wren Adaeze Okafor'],
        ['Result', 'Passed'],
        ['Reference', '-'],
      ]);
      expect((await listed()).responses[0]).toMatchObject({ status: 'Complete' });
      expect((await callback('harbour', { ...passed, Outcome: 'failed' })).status).toBe(204);
      expect(await detail(number)).toEqual(answered);
    });

    test('that fails without a name has none in its report, and keeps its reference', async () => {
      const metadata = biometric();
      const { number, check } = await invited({
        ...metadata,
        requestMetaData: { ...metadata.requestMetaData, reference: 'B-7' },
      } as VerificationRequest);
      expect(
        (await callback('harbour', { Check: check, Outcome: 'failed', VerifiedName: null })).status,
      ).toBe(204);
      expect(await detail(number)).toMatchObject({ responseResult: 'Failed', verifiedName: null });
      expect(await facts(number)).toEqual([
        ['Individual', 'Wren Okafor'],
        ['Verified name', '-'],
        ['Result', 'Failed'],
        ['Reference', 'B-7'],
      ]);
    });

    test('is neither sent nor stored if the provider does not respond', async () => {
      const before = (await listed()).totalCount;
      world.script.invite = () => Promise.reject(new ServiceUnavailable());
      const answer = await ask(biometric());
      expect([answer.status, await message(answer)]).toEqual([
        502,
        'The verification service did not answer. Nothing was sent.',
      ]);
      expect(world.sent).toEqual([]);
      expect((await listed()).totalCount).toBe(before);
    });

    test('that was never sent has no page', async () => {
      const unknown = '/dev/biometric/00000000-0000-4000-8000-000000000000';
      expect((await app.send(unknown)).status).toBe(404);
    });

    test('rejects results with an invalid signature, and old or malformed ones', async () => {
      const { number, check } = await invited();
      const body = { Check: check, Outcome: 'passed', VerifiedName: null };
      expect((await callback('harbour', body, { seconds: Date.now() / 1000 - 600 })).status).toBe(401);
      expect((await callback('harbour', body, { name: 'Crm' })).status).toBe(401);
      expect((await callback('nowhere', body)).status).toBe(404);
      expect((await callback('meridian', body)).status).toBe(404);
      expect((await callback('harbour', { ...body, Outcome: 'maybe' })).status).toBe(400);
      expect(
        (await callback('harbour', { ...body, Check: '00000000-0000-4000-8000-000000000000' })).status,
      ).toBe(404);
      expect(await detail(number)).toMatchObject({ requestStatus: 'Pending' });
    });

    test.each([
      ['refused', 'Complete', 'Invite not sent'],
      ['unknown', 'Pending', null],
    ] as const)(
      'whose message is %s has failed (WIZ-049)',
      async (delivery, requestStatus, responseResult) => {
        world.script.delivery = delivery;
        const { responseSucceeded, requestId } = await result(ask(biometric()));
        expect(responseSucceeded).toBe(false);
        expect(await detail(Number(requestId))).toMatchObject({ requestStatus, responseResult });
      },
    );

    test('that was lost is sent again for the existing verification', async () => {
      const before = (await listed()).totalCount;
      const headers = { 'idempotency-key': 'lost' };
      world.script.lost = true;
      expect((await ask(biometric(), headers)).status).toBe(500);
      expect((await ask(biometric(), headers)).status).toBe(409);
      await db().inTenant('harbour', (trx) =>
        sql`update verification_check set asked_at = now() - interval '2 minutes'`.execute(trx),
      );
      world.script.lost = false;
      expect(await result(ask(biometric(), headers))).toMatchObject({ responseSucceeded: true });
      expect((await listed()).totalCount).toBe(before + 1);
      expect(new Set(world.sent.map(({ id }) => id)).size).toBe(1);
    });

    test('is sent to one number at most five times an hour (R1)', async () => {
      for (let time = 0; time < 5; time += 1) expect((await ask(biometric())).status).toBe(200);
      const sixth = await ask(biometric());
      expect([sixth.status, await message(sixth)]).toEqual([
        429,
        'This number has been sent several invites within the last hour; try again later.',
      ]);
      expect(world.sent).toHaveLength(5);
    });

    test('opens a page on which the demo’s individual responds, once', async () => {
      const served = readConfig({ PORT: String(await freePort()) }, '/');
      const own = testApp(db(), { config: served });
      const listening = await listen(own.hono, { config: served, log: jsonLog(() => undefined) });
      try {
        const answer = await own.read<Result>(path, {
          as: 'FULL',
          json: biometric('0491 570 159'),
          headers: {},
        });
        const outbox = await (await own.send('/dev/outbox')).text();
        const link = /\/dev\/biometric\/[0-9a-f-]{36}/.exec(outbox)?.[0] ?? '';
        const page = await (await own.send(link)).text();
        expect(page).toContain('are you Wren Okafor?');
        const say = (yes: string) =>
          own.send(link, {
            method: 'POST',
            body: `answer=${yes}`,
            headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
          });
        expect(await (await say('no')).text()).toContain('Thank you.');
        expect(await (await say('yes')).text()).toContain('This invite has been answered.');
        expect(await detail(Number(answer.requestId))).toMatchObject({
          requestStatus: 'Complete',
          responseResult: 'Failed',
        });
      } finally {
        await listening.stop();
      }
    });
  });
});
