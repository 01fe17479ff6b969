/**
 * The smallest back end that the portal works with: the calls of the two specifications that it needs, an OpenID
 * provider in nearly default settings, and the portal's files. Start it with `node examples/back-end/server.ts`.
 * It replies as many back ends do: null fields are left out, ids are texts, times are ISO 8601, booleans are 0 and 1,
 * and finished actions send nothing.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Provider } from 'oidc-provider';

const portalPort = Number(process.env['PORTAL_PORT'] ?? 8080);
const apiPort = Number(process.env['API_PORT'] ?? 8081);
const portal = `http://localhost:${portalPort}`;
const origin = `http://localhost:${apiPort}`;
const files = join(import.meta.dirname, '../../apps/portal/dist');

/** What the portal reads at `/configuration.json`, and the calls with a fixed reply. */
const read = async (name: string) =>
  (await readFile(join(import.meta.dirname, name), 'utf8')).replaceAll(':8081', `:${apiPort}`);
const configuration = await read('configuration.json');
const fixed = JSON.parse(await read('replies.json')) as Record<string, object>;

/** The permissions of everybody who signs in. `packages/api/src/contract/permissions.ts` lists all of them. */
const permissions = [
  'view.myapps view.allapps.instance app.view document.view document.upload document.download comments.view',
  'comment.add app.emailresumelink usermanagement.login user.invite entityverification.login',
  'entityverification.company entityverification.individual',
].join(' ');

const iso = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
const applications = Array.from({ length: 45 }, (_, index) => ({
  ApplicationID: String(1001 + index),
  ApplicationGuid: `00000000-0000-4000-8000-00000000${1001 + index}`,
  AccountName: `Family trust ${index + 1}`,
  PrimaryEmail: `applicant${index + 1}@example.com`,
  Status: index % 3 === 0 ? 'Complete' : 'Primary edit',
  PercentageComplete: String((index * 7) % 100),
  DateCreatedTimestamp: iso(45 - index),
  ProductDisplayNameList: 'Cash, Shares',
}));
const comments = new Map<string, object[]>();
interface Document {
  readonly LabDocsId: string;
  readonly OriginalFileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
const documents = new Map<string, Document[]>();
const staff = { RoleName: 'Staff', Status: 'Active', HasApplicationAccess: 0 };
const users = [{ ...staff, GlobalUserId: 1, FirstName: 'Ada', LastName: 'Admin', Email: 'ada@example.com' }];
const verified = (number: number, name = '', companyNumber = '') => {
  const company = { name, companyNumber };
  return { id: `V${number}`, date: iso(0), requester_name: 'Ada Admin', status: 'Complete', company };
};
const verifications = [verified(1, 'Example Pty Ltd', '004085616')];

interface Call {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly login: string;
  readonly json: () => Promise<Record<string, string>>;
  readonly form: () => Promise<FormData>;
}
/** A reply is sent as JSON, a `Response` as it is, and undefined as 204. */
type Reply = object | undefined;
type Handler = (call: Call) => Reply | Promise<Reply>;

const notFound = () => Response.json({ Message: 'Not found.' }, { status: 404 });
const file = (bytes: BodyInit, name: string) =>
  new Response(bytes, { headers: { 'Content-Disposition': `attachment; filename="${name}"` } });
function listOf({ query }: Call): object {
  const page = Number(query.get('pageNo') ?? 1);
  const rows = Number(query.get('rowsPerPage') ?? 20);
  const text = (query.get('q') ?? '').toLowerCase();
  const found = applications
    .filter((row) => Object.values(row).some((value) => value.toLowerCase().includes(text)))
    .toReversed();
  return {
    Applications: found.slice((page - 1) * rows, page * rows),
    TotalRows: String(found.length),
    MaxPage: String(Math.max(1, Math.ceil(found.length / rows))),
  };
}

function detailOf({ path: [id] }: Call): Reply {
  const row = applications.find(
    ({ ApplicationID, ApplicationGuid }) => id === ApplicationID || id === ApplicationGuid,
  );
  if (!row) return notFound();
  return {
    ...row,
    ApplicationId: row.ApplicationID,
    CompletionPercentage: row.PercentageComplete,
    Email: row.PrimaryEmail,
    IsComplete: Number(row.Status === 'Complete'),
    Documents: (documents.get(row.ApplicationGuid) ?? []).map(({ bytes: _bytes, ...document }) => ({
      ...document,
      ArtifactID: document.LabDocsId,
      ArtifactFriendlyName: 'User upload',
    })),
  };
}

async function comment({ path: [guid = ''], json, login }: Call): Promise<Reply> {
  const list = comments.get(guid) ?? [];
  const { Comment } = await json();
  const added = { CommentId: list.length + 1, UserDisplayName: login, Comment, CommentTimestamp: iso(0) };
  comments.set(guid, [added, ...list]);
  return added;
}

async function upload({ path: [guid = ''], form }: Call): Promise<Reply> {
  const list = documents.get(guid) ?? [];
  for (const given of (await form()).getAll('files[]') as File[]) {
    const bytes = await given.bytes();
    list.push({ LabDocsId: `D${list.length + 1}`, OriginalFileName: given.name, bytes });
  }
  documents.set(guid, list);
  return undefined;
}

function download({ path: [guid = '', id] }: Call): Reply {
  const found = documents.get(guid)?.find(({ LabDocsId }) => LabDocsId === id);
  return found ? file(found.bytes, found.OriginalFileName) : notFound();
}

async function invite({ json }: Call): Promise<Reply> {
  const { firstName = '', lastName = '', email = '' } = await json();
  if (users.some(({ Email }) => Email === email)) return { ErrorNo: 1, Message: 'The address is in use.' };
  const GlobalUserId = users.length + 1;
  const named = { FirstName: firstName, LastName: lastName, Email: email };
  users.push({ ...staff, ...named, GlobalUserId, Status: 'Invited' });
  return { UserGuid: GlobalUserId };
}

async function find({ json }: Call): Promise<Reply> {
  return { companyNumber: (await json())['CompanyNumber'], companyName: 'Example Pty Ltd' };
}

async function report({ json }: Call): Promise<Reply> {
  const { company_number: number, company_name: name } = await json();
  const added = verified(verifications.length + 1, name, number);
  verifications.unshift(added);
  return { reportLink: `${verification}/report/${added.id}` };
}

const verification = '/entity-verification/api/v1';
/** The other calls by method and path; `*` is a parameter. */
const calls: Readonly<Record<string, Handler>> = {
  'GET /api/account/info': ({ login }) => ({ Email: login, DisplayName: login, Permission: permissions }),
  'GET /api/application/list': listOf,
  'GET /api/application/list/all': listOf,
  'GET /api/application/get/*': detailOf,
  'POST /api/application/activityfeed/*': () => [{ Text: 'Application created', Timestamp: iso(1) }],
  'POST /api/application/emailresumelink/*': () => ({ Success: true, Message: '' }),
  'GET /api/comment/*': ({ path: [guid = ''] }) => ({ Comments: comments.get(guid) }),
  'POST /api/comment/*': comment,
  'POST /api/document/upload/*': upload,
  'GET /api/document/*/*': download,
  'GET /api/user/list': () => ({ Users: users, TotalRows: users.length, MaxPage: 1 }),
  'POST /api/user/invite': invite,
  [`GET ${verification}/Company`]: () => ({ responses: verifications, totalCount: verifications.length }),
  [`POST ${verification}/company/verify`]: find,
  [`POST ${verification}/company/generate-report`]: report,
  [`GET ${verification}/report/*`]: () => file('%PDF-1.4\n%%EOF', 'report.pdf'),
};

function callOf(method: string, path: string) {
  const name = `${method} ${path}`;
  if (fixed[name]) return { handler: () => fixed[name], parameters: [] };
  for (const [pattern, handler] of Object.entries(calls)) {
    const found = new RegExp(`^${pattern.replaceAll('*', '([^/]+)')}$`).exec(name);
    if (found) return { handler, parameters: found.slice(1).map(decodeURIComponent) };
  }
  return undefined;
}

const provider = new Provider(origin, {
  clients: [
    {
      client_id: 'portal',
      token_endpoint_auth_method: 'none',
      redirect_uris: [`${portal}/authentication/callback`, `${portal}/authentication/silent-callback`],
      post_logout_redirect_uris: [`${portal}/`, `${portal}/timeout`],
      grant_types: ['authorization_code', 'refresh_token'],
    },
  ],
  clientBasedCORS: (_ctx, from) => from === portal,
});

async function reply(request: IncomingMessage): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url ?? '/', origin);
  const found = callOf(request.method ?? 'GET', pathname);
  if (!found) return notFound();
  const token = await provider.AccessToken.find(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
  const open = /tenant(-domain)?$/.test(pathname);
  if (!token && !open) return Response.json({ Message: 'Sign in.' }, { status: 401 });
  const body = new Response(Buffer.concat(await request.toArray()), {
    headers: { 'Content-Type': request.headers['content-type'] ?? 'application/json' },
  });
  const given = await found.handler({
    path: found.parameters,
    query: searchParams,
    login: token?.accountId ?? '',
    json: () => body.json() as Promise<Record<string, string>>,
    form: () => body.formData(),
  });
  if (given instanceof Response) return given;
  return given === undefined ? new Response(null, { status: 204 }) : Response.json(given);
}

const signIn = provider.callback();
const cors = {
  'Access-Control-Allow-Origin': portal,
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Allow-Methods': 'GET, POST, PUT',
  'Access-Control-Expose-Headers': 'Content-Disposition',
};
const api: RequestListener = (request, response) => {
  if (!/^\/(api|entity-verification)\//.test(request.url ?? '')) return void signIn(request, response);
  for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  void reply(request)
    .catch((error: unknown) => Response.json({ Message: String(error) }, { status: 500 }))
    .then(async (given) => {
      response.writeHead(given.status, Object.fromEntries(given.headers)).end(await given.bytes());
    });
};

const types = new Map(Object.entries({ html: 'text/html', js: 'text/javascript', css: 'text/css' }));
/** The portal's files: `index.html` for every path that is no file. */
const host = async (request: IncomingMessage, response: ServerResponse) => {
  const { pathname } = new URL(request.url ?? '/', portal);
  if (pathname === '/configuration.json') return response.end(configuration);
  const name = pathname.includes('.') ? pathname : '/index.html';
  const bytes = await readFile(join(files, name)).catch(() => undefined);
  const type = types.get(name.split('.').at(-1) ?? '') ?? 'image/svg+xml';
  return response.writeHead(bytes ? 200 : 404, { 'Content-Type': type }).end(bytes);
};

await once(createServer(api).listen(apiPort), 'listening');
const web = createServer((request, response) => void host(request, response));
await once(web.listen(portalPort), 'listening');
process.stdout.write(`Portal ready on ${portal}\n`);
