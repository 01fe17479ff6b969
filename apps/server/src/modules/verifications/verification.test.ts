import type {
  CompanyVerification,
  IndividualVerification,
  Reply,
  VerificationDetail,
  generateCompanyReport,
} from '@portal/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { withQuery } from '../../testing/wire.ts';

const ev = '/entity-verification/api/v1';
const meridian = 'meridian.localhost:4000';
const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
interface Page<Row> {
  responses: Row[];
  totalCount: number;
}

onEachDatabase('Verifications', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const companies = (query: Record<string, unknown> = {}, as = 'FULL') =>
    app.read<Page<CompanyVerification>>(withQuery(`${ev}/Company`, query), { as });
  const individuals = (query: Record<string, unknown> = {}, as = 'FULL') =>
    app.read<Page<IndividualVerification>>(withQuery(`${ev}/Individual`, query), { as });
  const detail = (number: number) =>
    app.read<VerificationDetail>(`${ev}/individual/verifications/${number}`, { as: 'FULL' });
  const status = async (path: string, json?: unknown, as = 'FULL', host?: string) =>
    (await app.send(ev + path, { as, ...(json !== undefined && { json }), ...(host && { host }) })).status;

  describe('are listed', () => {
    test('ten at a time, newest first, in one series of numbers (VER-018, CONST-028, ENT-043, API-075)', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((Page) => companies({ Page })));
      expect(pages.map(({ responses }) => responses.length)).toEqual([10, 10, 3, 0]);
      expect(pages.map(({ totalCount }) => totalCount)).toEqual([23, 23, 23, 23]);
      const numbers = pages.flatMap(({ responses }) => responses.map(({ id }) => Number(id.slice(1))));
      expect(numbers).toEqual([...Array.from({ length: 22 }, (_, index) => 35 - index), 2]);
      const [first, second] = [await individuals(), await individuals({ Page: 2 })];
      expect([...first.responses, ...second.responses].map(({ id }) => id)).toEqual(
        [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 1].map((number) => `V${number}`),
      );
    });

    test('with the fields of the specification (ENT-041, ENT-042)', async () => {
      const text = expect.any(String) as string;
      expect((await companies()).responses[0]).toEqual({
        id: 'V35',
        company: { name: 'Acme Mining Pty Ltd', companyNumber: '123456789' },
        date: expect.stringMatching(isoMoment) as string,
        requester_name: text,
        status: 'Complete',
        report_link: expect.stringMatching(/^entity-verification\/api\/v1\/report\/[-0-9a-f]{36}$/) as string,
        ref_code: text,
      });
      const { responses } = await individuals();
      expect(responses[0]).toMatchObject({ id: 'V13', status: 'Pending', report_link: null });
      expect(responses[1]).toEqual({
        id: 'V12',
        full_name: text,
        date: expect.stringMatching(isoMoment) as string,
        requester_name: text,
        type: 'Biometric Verification',
        status: 'Complete',
        report_link: text,
        ref_code: null,
      });
    });

    test.each([
      ['aCME min', ['V35']],
      ['123456789', ['V35']],
      ['123 456 789', ['V35']],
      ['V35', ['V35']],
      ['100%', []],
      ['nobody at all', []],
    ])('by part of a shown text: %j (VER-022)', async (search, ids) => {
      const found = await companies({ search });
      expect(found.responses.map(({ id }) => id)).toEqual(ids);
      expect(found.totalCount).toBe(ids.length);
    });

    test('at paths in any case (OP-206)', async () => {
      expect(await status('/company')).toBe(200);
      expect(await status('/INDIVIDUAL/Verifications/12')).toBe(200);
    });

    test('only with the claims, and only in their own tenant (PERM-057)', async () => {
      expect(await status('/Company', undefined, 'VERIFY')).toBe(403);
      expect(await status('/Individual', undefined, 'VERIFY')).toBe(200);
      expect(await status('/Individual', undefined, 'ENTITY')).toBe(403);
      const other = await app.read<Page<CompanyVerification>>(`${ev}/Company`, {
        as: 'FULL',
        host: meridian,
      });
      expect(other).toEqual({ responses: [], totalCount: 0 });
    });
  });

  describe('individually', () => {
    test('are returned with the fields of the specification (ENT-046, API-082)', async () => {
      const text = expect.any(String) as string;
      expect(await detail(12)).toEqual({
        applicantName: text,
        applicationId: null,
        applicantMobileNumber: text,
        requestStatus: 'Complete',
        requester: text,
        requestDateUtc: expect.stringMatching(isoMoment) as string,
        responseDateUtc: expect.stringMatching(isoMoment) as string,
        requestType: 'Biometric Verification',
        referenceNumber: null,
        responseResult: 'Passed',
        verifiedName: text,
        reportLink: text,
        reportName: text,
      });
      expect(await detail(13)).toMatchObject({
        requestStatus: 'Pending',
        responseDateUtc: null,
        responseResult: null,
        verifiedName: null,
        reportLink: null,
        reportName: null,
      });
      expect(await detail(4)).toMatchObject({ requestStatus: 'Complete', responseResult: 'Failed' });
    });

    test.each(['999', '35', '0', '012', '-1', '1.5', '1e1', 'x', '2147483648', '99999999999', '%20'])(
      'are not found by %j (VDET-020, VDET-021)',
      async (number) => {
        expect(await status(`/individual/verifications/${number}`)).toBe(404);
        expect(await status(`/individual/${number}/ref-code`, { ref_code: 'x' })).toBe(404);
      },
    );

    test('are not found by people of another tenant', async () => {
      expect(await status('/individual/verifications/12', undefined, 'FULL', meridian)).toBe(404);
      expect(await status('/individual/12/ref-code', { ref_code: 'x' }, 'FULL', meridian)).toBe(404);
      const { reportLink } = await detail(12);
      expect((await app.send(`/${reportLink}`, { as: 'FULL', host: meridian })).status).toBe(404);
    });
  });

  describe('have a reference', () => {
    const referenceOf = async (id: string) =>
      (await companies({ search: id })).responses.find((row) => row.id === id)?.ref_code;

    test('that is stored trimmed, and cleared by an empty one (VER-071, VER-073, API-078, OP-200)', async () => {
      expect(await status('/company/34/ref-code', { ref_code: '  AB ' })).toBe(204);
      expect(await referenceOf('V34')).toBe('AB');
      expect(await status('/company/34/ref-code', { ref_code: '   ' })).toBe(204);
      expect(await referenceOf('V34')).toBeNull();
      expect(await status('/individual/12/ref-code', { ref_code: 'Zoë’s №1' })).toBe(204);
      expect((await detail(12)).referenceNumber).toBe('Zoë’s №1');
    });

    test('of at most 200 characters, only by the service of the number, and only with its claim', async () => {
      expect(await status('/company/33/ref-code', { ref_code: 'x'.repeat(200) })).toBe(204);
      expect(await status('/company/33/ref-code', { ref_code: 'x'.repeat(201) })).toBe(400);
      expect(await status('/company/33/ref-code', { ref_code: 'x', more: 1 })).toBe(400);
      expect(await status('/company/33/ref-code', { ref_code: 'x\0' })).toBe(400);
      expect(await status('/company/12/ref-code', { ref_code: 'x' })).toBe(404);
      expect(await status('/company/33/ref-code', { ref_code: 'x' }, 'VERIFY')).toBe(403);
      expect(await referenceOf('V33')).toBe('x'.repeat(200));
    });
  });

  describe('of a company', () => {
    const lookUp = (CompanyNumber: unknown) => status('/company/verify', { CompanyNumber });
    const generate = (json: unknown, key?: string) =>
      app.send(`${ev}/company/generate-report`, {
        as: 'FULL',
        json,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      });
    const acme = { company_number: '123456789', company_name: 'Acme Mining Pty Ltd' };

    test('begin with a lookup, which stores nothing (VER-077, ENT-044, API-076)', async () => {
      const before = await companies();
      expect(
        await app.read(`${ev}/company/verify`, { as: 'FULL', json: { CompanyNumber: '123456789' } }),
      ).toEqual({ companyNumber: '123456789', companyName: 'Acme Mining Pty Ltd' });
      const { companyNumber } = before.responses[5]?.company ?? {};
      expect(await lookUp(companyNumber)).toBe(200);
      expect(await lookUp('999999999')).toBe(404);
      expect(await lookUp('123456780')).toBe(404);
      expect(await lookUp('123 456 789')).toBe(200);
      for (const wrong of ['12345678', '1234567890', 123_456_789, '', '１２３４５６７８９'])
        expect(await lookUp(wrong)).toBe(400);
      expect(await companies()).toEqual(before);
    });

    test('are stored with their report, once per key (VER-076, ENT-045, API-077, OP-196)', async () => {
      const first = await generate({ ...acme, company_name: 'Another name' }, 'key-of-acme');
      const { reportLink } = (await first.json()) as Reply<typeof generateCompanyReport>;
      const again = await generate({ ...acme, company_name: 'Another name' }, 'key-of-acme');
      expect(await again.json()).toEqual({ reportLink });
      const { responses, totalCount } = await companies();
      expect(totalCount).toBe(24);
      expect(responses[0]).toMatchObject({
        id: 'V36',
        company: { name: 'Acme Mining Pty Ltd', companyNumber: '123456789' },
        requester_name: 'Fiona Full',
        status: 'Complete',
        report_link: reportLink,
        ref_code: null,
      });
    });

    test('get distinct numbers when many are created at once', async () => {
      const { totalCount } = await companies();
      await Promise.all(Array.from({ length: 6 }, () => generate(acme)));
      const all = await companies();
      expect(all.totalCount).toBe(totalCount + 6);
      const ids = all.responses.slice(0, 6).map(({ id }) => id);
      expect(new Set(ids).size).toBe(6);
    });

    test('are numbered per tenant, and the demo data use no number in two tenants', async () => {
      const report = { as: 'FULL', host: meridian, json: acme };
      await app.send(`${ev}/company/generate-report`, report);
      await app.send(`${ev}/company/generate-report`, report);
      const { responses } = await app.read<Page<CompanyVerification>>(`${ev}/Company`, {
        as: 'FULL',
        host: meridian,
      });
      expect(responses.map(({ id }) => id)).toEqual(['V2002', 'V2001']);
    });

    test('are found by the number in the list, under the same name', async () => {
      const { responses } = await companies({ Page: 2 });
      for (const { company } of responses)
        expect(
          await app.read(`${ev}/company/verify`, {
            as: 'FULL',
            json: { CompanyNumber: company.companyNumber },
          }),
        ).toEqual({ companyNumber: company.companyNumber, companyName: company.name });
    });

    test('that are unknown have no report, and a report requires the claim', async () => {
      const { totalCount } = await companies();
      expect((await generate({ ...acme, company_number: '999999999' })).status).toBe(404);
      const silent = await generate({ ...acme, company_number: '777777777' });
      expect(silent.status).toBe(502);
      expect(await silent.json()).toMatchObject({ Message: 'The company registry did not answer.' });
      expect((await generate({ ...acme, more: 1 })).status).toBe(400);
      expect(await status('/company/generate-report', acme, 'VERIFY')).toBe(403);
      expect((await companies()).totalCount).toBe(totalCount);
    });
  });

  describe('have reports', () => {
    test('which are PDFs with the facts and the tenant’s name (VER-034, VDET-018, API-083)', async () => {
      const [row] = (await companies({ search: 'V35' })).responses;
      const answer = await app.send(`/${row?.report_link}`, { as: 'FULL' });
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toContain('ASIC report 123456789.pdf');
      const { pages } = await readPdf(answer);
      expect(pages.join(' ')).toContain('Acme Mining Pty Ltd');
      expect(pages.join(' ')).toContain('123 456 789');
      expect(pages.join(' ')).toContain('Harbour Trust');
    });

    test('which are not found by another key, or without the claim of the service', async () => {
      const [row] = (await companies()).responses;
      const of = async (link: string, as: string) => (await app.send(link, { as })).status;
      expect(await of(`/${row?.report_link}`, 'VERIFY')).toBe(404);
      expect(await of(`${ev}/report/35`, 'FULL')).toBe(404);
      expect(await of(`${ev}/report/5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11`, 'FULL')).toBe(404);
    });
  });
});
