import {
  endSession,
  errorEnvelope,
  filledPath,
  getBulkUploadErrorFile,
  getDocument,
  getUploadErrors,
  getVerificationReport,
  queryText,
  restoreView,
  uploadCorrections,
  type getBrand,
  type listOwners,
  type Reply,
  type saveBrandDraft,
  type saveView,
} from '@portal/api/contract';
import {
  brandDraftId,
  brandImageId,
  everyScenario,
  guidOf,
  individualId,
  individualOf1006,
  lockedApplicantId,
  type Mock,
  people,
  rejectionOf1007,
  sampledScenario,
  aViewDefinition,
  viewIdOf,
} from '@portal/api/mocks';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../platform/db/connect.ts';
import { addressOf } from '../platform/http/mount.ts';
import { replySchema } from '../platform/openapi/openapi-document.ts';
import { openSeeded } from './databases.ts';
import { testApp, type TestApp } from './test-app.ts';
import { watchUnlockedChanges } from './unlocked-changes.ts';
import { cancelBody, type CancelReply, type Detail } from './wire.ts';

/** Validates JSON Schema of OpenAPI 3.1, independently of the contract. */
const ajv = new Ajv2020({ strict: true, allErrors: true });

let db: Database;
let app: TestApp;
let unlockedChanges: string[];
beforeAll(async () => {
  db = await openSeeded();
  const watched = watchUnlockedChanges(db);
  unlockedChanges = watched.found;
  app = testApp(watched.db);
});
afterAll(() => db.close());

const mockGuid = new RegExp(guidOf(0).slice(0, -6) + String.raw`(\d{6})`, 'g');

interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Parameters<typeof queryText>[0];
  readonly body?: unknown;
}

/** Their subject exists only after another call; they have separate tests. */
const needsAnother: readonly string[] = [
  endSession.id,
  getBulkUploadErrorFile.id,
  getDocument.id,
  getUploadErrors.id,
  getVerificationReport.id,
  restoreView.id,
  uploadCorrections.id,
];

/** The mocks have other guids and public ids than the server for the same applications and people. */
async function inServersIds(text: string): Promise<string> {
  let translated = text;
  if (text.includes('"P-FULL"')) {
    const { ApplicationOwners } = await app.read<Reply<typeof listOwners>>('/api/owner/list', { as: 'FULL' });
    const owner = ApplicationOwners.find((one) => one.GlobalUserId === 'G-FULL');
    translated = translated.replaceAll('P-FULL', owner?.PublicId ?? '');
  }
  if (text.includes(individualOf1006)) {
    const { Requirements } = await app.read<Detail>('/api/application/get/1006', { as: 'FULL' });
    translated = translated.replaceAll(individualOf1006, Requirements[0]?.EntityGuid ?? '');
  }
  if (text.includes(individualId)) {
    const { ApplicantApprovals } = await app.read<Detail>('/api/application/get/1006', { as: 'FULL' });
    const applicant = ApplicantApprovals.find(({ SendEmail }) => SendEmail);
    translated = translated.replaceAll(individualId, applicant?.IndividualId ?? '');
  }
  if (text.includes(lockedApplicantId)) {
    const { ApplicantApprovals, InstanceName } = await app.read<Detail>('/api/application/get/1006', {
      as: 'FULL',
    });
    const applicant = ApplicantApprovals.find(({ IsMFALocked }) => IsMFALocked);
    translated = translated
      .replaceAll(lockedApplicantId, applicant?.IndividualId ?? '')
      .replaceAll('harbour-1', InstanceName ?? '');
  }
  if (text.includes('good-token')) {
    const { Token, Hash } = await app.read<{ Token: string; Hash: string }>('/dev/federated', { as: 'FULL' });
    translated = translated.replaceAll('good-token', Token).replaceAll('good-hash', Hash);
  }
  if (text.includes(brandDraftId)) translated = translated.replaceAll(brandDraftId, await draftOfOneSave());
  if (text.includes(brandImageId(1)) || text.includes('"Current":3')) {
    const { Published } = await app.read<Reply<typeof getBrand>>('/api/admin/brand', { as: 'FULL' });
    const { Logo, LogoOnDark } = Published.Images;
    translated = translated
      .replaceAll(brandImageId(1), Logo?.ImageId ?? '')
      .replaceAll(brandImageId(2), LogoOnDark?.ImageId ?? '')
      .replace('"Current":3', `"Current":${Published.Number}`);
  }
  if (text.includes(viewIdOf(1))) translated = translated.replaceAll(viewIdOf(1), await newView());
  for (const [guid, digits] of text.matchAll(mockGuid)) {
    const detail = await app.read<Detail>(`/api/application/get/${Number(digits)}`, { as: 'FULL' });
    translated = translated.replaceAll(guid, detail.ApplicationGuid);
  }
  return translated;
}

/** The id of a draft of revision 1, as the mocks have it. */
async function draftOfOneSave(): Promise<string> {
  const { Draft } = await app.read<Reply<typeof getBrand>>('/api/admin/brand', { as: 'FULL' });
  if (Draft) {
    const json = { DraftId: Draft.DraftId, Revision: Draft.Revision };
    await app.read('/api/admin/brand/draft/discard', { as: 'FULL', json });
  }
  const json = { DraftId: null, Revision: null, Changes: { Brand: '#1f7a8c' } };
  const begun = await app.read<Reply<typeof saveBrandDraft>>('/api/admin/brand/draft', { as: 'FULL', json });
  return begun.Draft?.DraftId ?? '';
}

let views = 0;

/** The id of a view of version 1, as the mocks have it. */
async function newView(): Promise<string> {
  views += 1;
  const json = { Name: `View ${views}`, Scope: 'all', Shared: false, Definition: aViewDefinition() };
  const { View } = await app.read<Reply<typeof saveView>>('/api/view/save', { as: 'FULL', json });
  return View?.Id ?? '';
}

async function replay({ endpoint, example }: Mock, server = app): Promise<Response> {
  const { params, query, body } = (example?.input ?? {}) as Example;
  const search = new URLSearchParams(queryText(query ?? {})).toString();
  const path = addressOf({ base: endpoint.base, path: filledPath(endpoint.path, params) });
  return server.send(await inServersIds(search ? `${path}?${search}` : path), {
    ...(endpoint.needs !== 'public' && { as: 'FULL' }),
    method: endpoint.method,
    ...(endpoint.uploads
      ? { body: formOf(body) }
      : body !== undefined && { json: JSON.parse(await inServersIds(JSON.stringify(body))) as unknown }),
  });
}

function formOf(files: unknown): FormData {
  const form = new FormData();
  for (const [name, chosen] of Object.entries(files as Record<string, File>)) form.append(name, chosen);
  return form;
}

/** The value that the client would return for a response. */
async function valueOf({ endpoint }: Mock, answer: Response): Promise<unknown> {
  if (endpoint.answers !== 'json') return answer.blob();
  const text = await answer.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

const mediaType = (value: unknown): string => (value instanceof Blob ? (value.type.split(';')[0] ?? '') : '');

/** Names that only the mock's response has, as in `Applications.Owner`. */
function invented(fake: unknown, real: unknown, path = ''): string[] {
  if (Array.isArray(fake) && Array.isArray(real))
    return real.length === 0 ? [] : fake.flatMap((item) => invented(item, real[0], path));
  if (!isRecord(fake) || !isRecord(real)) return [];
  return Object.entries(fake).flatMap(([name, value]) =>
    name in real ? invented(value, real[name], `${path}.${name}`) : [`${path}.${name}`],
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

for (const [name, scenario] of Object.entries(everyScenario())) {
  describe(`every call of the scenario ${name} is answered by the server as by the fake:`, () => {
    test.each(
      scenario
        .filter((mock) => mock.example && !needsAnother.includes(mock.endpoint.id))
        .map((mock) => [mock.endpoint.path || 'the error log', mock]),
    )('%s', async (_, mock) => {
      const answer = await replay(mock);
      expect(answer.ok).toBe(true);
      const real = await valueOf(mock, answer);
      expect(unlockedChanges.splice(0)).toEqual([]);
      const fake = mock.example?.reply({
        params: {},
        query: new URLSearchParams(),
        headers: new Headers(),
        body: (mock.example.input as Example).body,
      });
      expect(v.safeParse(mock.endpoint.reply, real).success).toBe(true);
      if (mock.endpoint.answers === 'json' && real !== undefined)
        expect(ajv.validate(replySchema(mock.endpoint), real) || ajv.errorsText()).toBe(true);
      expect(v.safeParse(mock.endpoint.reply, fake).success).toBe(true);
      expect(invented(fake, real)).toEqual([]);
      expect(mediaType(real)).toBe(mediaType(fake));
    });
  });
}

describe('every call built from the contract alone', () => {
  let other: Database;
  let server: TestApp;
  beforeAll(async () => {
    other = await openSeeded();
    server = testApp(other);
  });
  afterAll(() => other.close());

  test.each(sampledScenario().map((mock) => [mock.endpoint.id, mock] as const))(
    '%s gets a valid response, or is rejected with a reason',
    async (_, mock) => {
      const answer = await replay(mock, server);
      expect([405, 415, 429]).not.toContain(answer.status);
      expect(answer.status).toBeLessThan(500);
      const value = answer.ok ? await valueOf(mock, answer) : await answer.json();
      expect(v.safeParse(answer.ok ? mock.endpoint.reply : errorEnvelope, value).issues).toBeUndefined();
    },
  );
});

test('the users of the stories have the claims of the demo users', async () => {
  const rows = await db.inTenant('harbour', (trx) =>
    trx.selectFrom('portal_user').select(['global_id', 'display_name', 'permissions']).execute(),
  );
  for (const [id, { name, claims }] of Object.entries(people)) {
    const row = rows.find((one) => one.global_id === `G-${id}`);
    expect(row?.display_name).toBe(name);
    expect(new Set(row?.permissions)).toEqual(new Set(claims));
  }
});

test('1007 is rejected in the stories for the server’s reason', async () => {
  const { ApplicationGuid } = await app.read<Detail>('/api/application/get/1007', { as: 'FULL' });
  const { Results } = await app.read<CancelReply>('/api/application/cancel', {
    as: 'FULL',
    json: cancelBody([ApplicationGuid]),
  });
  expect(Results).toEqual([{ ApplicationGuid, Success: false, Message: rejectionOf1007 }]);
});
