import { randomBytes, randomUUID } from 'node:crypto';
import {
  addComment,
  assignApplication,
  exportApplications,
  filledPath,
  getActivityFeed,
  getApplication,
  getApplicationIps,
  getComments,
  getDocument,
  getSystemConfiguration,
  listAllApplications,
  listAssignees,
  listCompanyVerifications,
  listMyApplications,
  listUsers,
  ping,
  queryText,
  saveLabel,
  sortKeys,
  uploadDocuments,
  type Endpoint,
  type QueryValue,
} from '@portal/api/contract';
import { addressOf } from '../../src/platform/http/mount.ts';
import type { Reply } from '../../src/testing/asks.ts';
import type { Person } from './person.ts';

/** What people work on. */
export interface Work {
  /** Applications that may be changed. */
  readonly applications: readonly { readonly id: number; readonly guid: string }[];
  /** Numbers of all applications that were added, from the first to the last. */
  readonly numbers: readonly [number, number];
  /** Documents that have been uploaded meanwhile. */
  readonly documents: { readonly guid: string; readonly labDocsId: string }[];
  /** Any whole number below a limit. */
  readonly any: (limit: number) => number;
}

/** A kind of request of a mixed day. */
export interface Kind {
  readonly name: string;
  /** Of ten thousand requests. */
  readonly share: number;
  /** Answers why it did not succeed; undefined where it did. */
  readonly run: (person: Person, work: Work) => Promise<string | undefined>;
  /** Read by whoever has the list of everybody, and held to the goal of the list. */
  readonly list?: boolean;
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly json?: unknown;
}

const pathOf = (endpoint: Endpoint, { params, query = {} }: Parts): string => {
  const asked = new URLSearchParams(queryText(query)).toString();
  return filledPath(addressOf(endpoint), params) + (asked === '' ? '' : `?${asked}`);
};

async function ask({ ask }: Person, endpoint: Endpoint, parts: Parts = {}, keep = true): Promise<Reply> {
  const { json } = parts;
  return ask({
    method: endpoint.method,
    path: pathOf(endpoint, parts),
    keep,
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(endpoint.idempotent && { 'idempotency-key': randomUUID() }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
}

/** An answer with a number of an error is one, whatever its status. */
function problemOf({ status, text }: Reply): string | undefined {
  // Each answer has an id of its own.
  if (status !== 200 && status !== 204) return `${status} ${text.replace(/,"RequestId.*/, '').slice(0, 120)}`;
  const refused = /"ErrorNo":\s*[-1-9][^}]*/.exec(text.slice(0, 300));
  return refused?.[0];
}

const read =
  (endpoint: Endpoint, parts: (work: Work) => Parts = () => ({})): Kind['run'] =>
  async (person, work) =>
    problemOf(await ask(person, endpoint, parts(work)));

const anyOf = <T>(work: Work, from: readonly T[]): T => from[work.any(from.length)] as T;
const anyNumber = (work: Work): number => {
  const [first, last] = work.numbers;
  return first + work.any(last - first + 1);
};
const anyApplication = (work: Work) => anyOf(work, work.applications);
const anyGuid = (work: Work) => ({ params: { guid: anyApplication(work).guid } });
const anyId = (work: Work) => ({ params: { id: String(anyApplication(work).id) } });

const statuses = ['Primary edit', 'Adviser edit', 'Documents pending', 'Locked', 'Complete'];
const labels = ['VIP', 'Hot', 'Cold'];
const owners = ['G-ABLE', 'G-BUSY'];

const searches: readonly ((work: Work) => string)[] = [
  (work) => `person${anyNumber(work) % 100_000}@post.example`,
  (work) => String(anyNumber(work)),
  (work) => `EXT-${work.any(10_000_000)}`,
  (work) => `client ${work.any(100_000)}`,
];

/** Kilobytes of a document that somebody has scanned. */
const scanned = 300;
const scan = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  randomBytes(scanned * 1024),
  Buffer.from('\n%%EOF\n'),
]);
const boundary = 'a-boundary-of-the-form';
const form = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="files[]"; filename="scan.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
  ),
  scan,
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);

async function uploadScan(person: Person, work: Work): Promise<string | undefined> {
  const { guid } = anyApplication(work);
  const reply = await person.ask({
    method: 'POST',
    path: pathOf(uploadDocuments, { params: { guid } }),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': randomUUID() },
    body: form,
  });
  const problem = problemOf(reply);
  if (problem !== undefined) return problem;
  const { Results } = JSON.parse(reply.text) as { Results: { Success: boolean; PublicId: string }[] };
  for (const { Success, PublicId } of Results)
    if (Success) work.documents.push({ guid, labDocsId: PublicId });
    else return 'The document was refused.';
  return undefined;
}

async function fetchScan(person: Person, work: Work): Promise<string | undefined> {
  if (work.documents.length === 0) return problemOf(await ask(person, getApplication, anyId(work)));
  const reply = await ask(person, getDocument, { params: { ...anyOf(work, work.documents) } }, false);
  return reply.bytes === scan.length ? problemOf(reply) : `${reply.status}, ${reply.bytes} bytes`;
}

async function exportAll(person: Person, { numbers: [first, last] }: Work): Promise<string | undefined> {
  const reply = await ask(person, exportApplications, { params: { scope: 'all' } }, false);
  // A row has some two hundred bytes: one that is cut off is no export.
  return reply.bytes > (last - first) * 100 ? problemOf(reply) : `${reply.status}, ${reply.bytes} bytes`;
}

const listAll = (query: (work: Work) => Parts['query']): Kind['run'] =>
  read(listAllApplications, (work) => ({ query: query(work) ?? {} }));

/**
 * A day of a firm of some three hundred people: a list, the next page, an application, back to the list. For each that
 * is opened the page asks three times more; every tab asks every two minutes whether its session lasts. A hundred
 * requests a second are nine thousand applications opened in an hour.
 */
export const mixedDay: readonly Kind[] = [
  { name: 'list', share: 2000, list: true, run: listAll(() => ({})) },
  {
    name: 'list, turned and sorted',
    share: 1000,
    list: true,
    run: listAll((work) => ({ pageNo: 1 + work.any(6), sortBy: anyOf(work, sortKeys) })),
  },
  { name: 'list, one’s own', share: 300, list: true, run: read(listMyApplications) },
  {
    name: 'list, filtered',
    share: 700,
    list: true,
    run: listAll((work) => ({
      status: [anyOf(work, statuses)],
      ...(work.any(3) === 0 && { label: [anyOf(work, labels)] }),
    })),
  },
  { name: 'search', share: 500, run: listAll((work) => ({ q: anyOf(work, searches)(work) })) },
  { name: 'application', share: 900, run: read(getApplication, anyId) },
  { name: 'its activity', share: 900, run: read(getActivityFeed, anyGuid) },
  { name: 'its comments', share: 900, run: read(getComments, anyGuid) },
  { name: 'its addresses', share: 900, run: read(getApplicationIps, anyId) },
  { name: 'session lasts', share: 500, run: read(ping) },
  { name: 'configuration', share: 300, run: read(getSystemConfiguration) },
  { name: 'lookup', share: 300, run: read(listAssignees) },
  { name: 'users', share: 150, run: read(listUsers, (work) => ({ query: { PageNo: 1 + work.any(20) } })) },
  {
    name: 'verifications',
    share: 150,
    run: read(listCompanyVerifications, (work) => ({ query: { Page: 1 + work.any(20) } })),
  },
  {
    name: 'comment',
    share: 150,
    run: read(addComment, (work) => ({
      ...anyGuid(work),
      json: { Comment: `The client called about ${anyNumber(work)}.` },
    })),
  },
  {
    name: 'label',
    share: 100,
    run: read(saveLabel, (work) => ({
      json: { ApplicationId: anyApplication(work).guid, Label: anyOf(work, labels) },
    })),
  },
  {
    name: 'assignee',
    share: 100,
    run: read(assignApplication, (work) => ({
      ...anyGuid(work),
      json: { GlobalUserId: anyOf(work, owners) },
    })),
  },
  { name: 'document uploaded', share: 50, run: uploadScan },
  { name: 'document opened', share: 70, run: fetchScan },
  { name: 'export of everything', share: 5, run: exportAll },
  {
    name: 'token renewed',
    share: 20,
    run: async (person) => {
      const status = await person.renew();
      return status === 200 ? undefined : String(status);
    },
  },
  { name: 'sign-in', share: 5, run: (person) => person.signInAgain() },
];
