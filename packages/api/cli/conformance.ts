import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { failed, failureOfAnswer, fromJson, replyOf } from '../src/client/call.ts';
import { createClient, download, readConfiguration, send, type Client } from '../src/client/index.ts';
import * as contract from '../src/contract/index.ts';
import {
  addComment,
  assignApplication,
  type exportApplications,
  filledPath,
  getApplication,
  getTenant,
  listAllApplications,
  listMyApplications,
  saveLabel,
  specificationOf,
  succeeded,
  uploadDocuments,
  verificationServices,
  type ApplicationDetail,
  type Endpoint,
  type Failure,
  type Result,
} from '../src/contract/index.ts';

const usage = `Usage: portal-conformance <configuration.json> [options]

Sends the calls of the portal to a back end and names every call, field and reason that the portal cannot read.

  --origin <url>         Address of the portal. Default http://localhost
  --tenant <name>        Replaces {TenantName} in the addresses
  --token <token>        Access token. Default: the variable PORTAL_TOKEN
  --user, --password     Signs in at the Authority by the password grant instead
  --client-secret        Signs in at the Authority as the client instead
  --write <application>  Also adds a comment and a document to this application, and saves its assignee and label again
  --junit <file>         Writes the results as JUnit XML

Exit status: 0 if every needed call conforms, 1 if one does not, 2 if nothing could be tried.`;

type Outcome = 'ok' | 'failed' | 'absent' | 'skipped';
interface Checked {
  readonly endpoint: Endpoint;
  readonly outcome: Outcome;
  readonly reason?: string | undefined;
}

/** Calls without which the portal shows no list and no application. Users without a claim need none of the others. */
const needed: readonly string[] = ['C02', 'C03', 'C04', 'C20', 'C21', 'C22', 'C39'];
const isOptional = (endpoint: Endpoint) => !specificationOf(endpoint);

const everyEndpoint = Object.values<unknown>(contract).filter(contract.isEndpoint);

/** Queries that a call needs. */
const queries: Readonly<Record<string, object>> = {
  C66: { domain: 'localhost' },
  C80: { verificationType: 'IndividualScreening' },
  'C85.1': { text: 'George Street' },
};

type Print = (line: string) => void;

/** The sign-in failed, or the back end does not answer, so that no call was checked. */
class NothingTried extends Error {}

/** Runs the command; resolves with its exit status. */
export async function conformance(args: readonly string[], print: Print): Promise<number> {
  try {
    return await checkAll(args, print);
  } catch (error) {
    // An error with a code: an unknown option or a file that cannot be read.
    if (!(error instanceof NothingTried || (error instanceof Error && 'code' in error))) throw error;
    print(error.message);
    return 2;
  }
}

async function checkAll(args: readonly string[], print: Print): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      origin: text,
      tenant: text,
      token: text,
      user: text,
      password: text,
      'client-secret': text,
      write: text,
      junit: text,
      help: { type: 'boolean' },
    },
  });
  const [file] = positionals;
  if (file === undefined || values.help) {
    print(usage);
    return values.help ? 0 : 2;
  }
  const configuration = readConfiguration(fromJson(readFileSync(file, 'utf8')));
  if (!configuration) {
    print(`${file} is no configuration of the portal`);
    return 2;
  }
  const { origin = 'http://localhost', tenant, write, junit } = values;
  const token = values.token ?? process.env['PORTAL_TOKEN'] ?? (await signIn(configuration, values));
  const reasons: string[] = [];
  let accepted = false;
  const client = createClient({
    configuration,
    origin,
    tenant: () => tenant,
    session: {
      authorise: (headers) => headers.set('authorization', `Bearer ${token}`),
      unauthorised: () => undefined,
    },
    onFailure: (_endpoint, failure) => reasons.push(reasonOf(failure)),
  });
  const check: Check = async (endpoint, call) => {
    reasons.length = 0;
    const result = await call();
    // The tenant is public: its reply says nothing about the token.
    accepted ||= result.ok && endpoint !== getTenant;
    if (!accepted && !result.ok) requireAnswer(endpoint, result.failure);
    const checked = { endpoint, ...outcomeOf(endpoint, result, reasons) };
    print(lineOf(checked));
    return { checked, value: result.ok ? result.value : undefined };
  };

  const results = await checkReads(client, check);
  if (write !== undefined) results.push(...(await checkWrites(client, check, write)));
  const failures = results.filter(({ outcome }) => outcome === 'failed');
  const count = (outcome: Outcome) => results.filter((one) => one.outcome === outcome).length;
  print(
    `${count('ok')} ok, ${failures.length} failed, ${count('absent')} absent, ${count('skipped')} skipped`,
  );
  if (junit !== undefined) writeFileSync(junit, junitOf(results));
  return failures.length > 0 ? 1 : 0;
}

function requireAnswer(endpoint: Endpoint, failure: Failure): void {
  if (failure.kind === 'network') throw new NothingTried(`the back end does not answer: ${nameOf(endpoint)}`);
  if (failure.kind === 'unauthorised')
    throw new NothingTried(`the back end rejects the token: ${nameOf(endpoint)}: ${reasonOf(failure)}`);
}

type Check = (
  endpoint: Endpoint,
  call: () => Promise<Result<unknown>>,
) => Promise<{ readonly checked: Checked; readonly value: unknown }>;

interface Credentials {
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  readonly 'client-secret'?: string | undefined;
}

/** Requests an access token at the Authority, without a browser. */
async function signIn(
  { Authority, ClientId, ...configuration }: contract.RuntimeConfiguration,
  { user, password = '', 'client-secret': secret }: Credentials,
): Promise<string> {
  if (user === undefined && secret === undefined)
    throw new NothingTried('sign-in: pass --token, or --user and --password, or --client-secret');
  const discovery = `${Authority.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { token_endpoint: address } = await askAuthority(discovery);
  if (address === undefined) throw new NothingTried(`sign-in: ${discovery} has no token_endpoint`);
  const { Scope } = configuration as { Scope?: string };
  const { access_token, error } = await askAuthority(address, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: ClientId,
      ...(secret !== undefined && { client_secret: secret }),
      ...(Scope !== undefined && { scope: Scope }),
      ...(user === undefined
        ? { grant_type: 'client_credentials' }
        : { grant_type: 'password', username: user, password }),
    }),
  });
  if (access_token === undefined)
    throw new NothingTried(`sign-in: ${error ?? `${address} returns no access_token`}`);
  return access_token;
}

async function askAuthority(address: string, init?: RequestInit): Promise<Partial<Record<string, string>>> {
  try {
    const answer = await fetch(address, init);
    return (await answer.json()) as Partial<Record<string, string>>;
  } catch {
    throw new NothingTried(`sign-in: ${address} cannot be read`);
  }
}

/** Sends every read whose parameters are known: first those of the specifications, then the optional ones. */
async function checkReads(client: Client, check: Check): Promise<Checked[]> {
  const results: Checked[] = [];
  const known: Record<string, string> = { scope: 'my' };
  const lists = [
    listAllApplications,
    listMyApplications,
    ...Object.values(verificationServices).map(({ list }) => list),
  ];
  const reads = everyEndpoint.filter(({ changesState, body }) => !changesState && !body);
  const inOrder = [...new Set<Endpoint>([getTenant, ...lists, ...reads])].toSorted(
    (one, other) => Number(isOptional(one)) - Number(isOptional(other)),
  );
  for (const endpoint of inOrder) {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const missing = names.find((name) => known[name] === undefined);
    if (missing !== undefined) {
      results.push({ endpoint, outcome: 'skipped', reason: `no {${missing}} is known` });
      continue;
    }
    const input = { params: known, query: queries[endpoint.id] ?? {} } as never;
    const { checked, value } = await check(endpoint, () =>
      endpoint.answers === 'json'
        ? send(client, endpoint, input)
        : download(client, endpoint as typeof exportApplications, input),
    );
    results.push(checked);
    learn(known, endpoint, value);
  }
  return results;
}

/** Takes the first record of a list as the parameter of further calls. */
function learn(known: Record<string, string>, endpoint: Endpoint, value: unknown): void {
  if (endpoint === listAllApplications || endpoint === listMyApplications) {
    const [row] = (value as contract.ListReply | undefined)?.Applications ?? [];
    if (row) Object.assign(known, { id: String(row.ApplicationID), guid: row.ApplicationGuid });
  }
  if (endpoint === verificationServices.Individual.list) {
    const [row] = (value as { responses: { id: string }[] } | undefined)?.responses ?? [];
    const number = contract.verificationNumber(row?.id ?? '');
    if (number !== undefined) known['number'] = number;
  }
  if (endpoint === getApplication) {
    const [document] = (value as ApplicationDetail | undefined)?.Documents ?? [];
    if (document) known['labDocsId'] = document.LabDocsId;
  }
}

/** Changes an application, as far as the change can stay: what is saved again had the same value before. */
async function checkWrites(client: Client, check: Check, id: string): Promise<Checked[]> {
  const { checked, value } = await check(getApplication, () =>
    send(client, getApplication, { params: { id } }),
  );
  const detail = value as ApplicationDetail | undefined;
  if (!detail) return [checked];
  const { ApplicationGuid: guid, ApplicationId, AssigneeUserId, AssigneeDisplayName, Label } = detail;
  const params = { guid };
  const file = new File(['Conformance of the back end\n'], 'conformance.txt', { type: 'text/plain' });
  const writes = [
    await check(addComment, () =>
      send(client, addComment, { params, body: { Comment: 'Conformance check.' } }),
    ),
    await check(uploadDocuments, () => uploadFile(client, params, file)),
    await check(assignApplication, () =>
      send(client, assignApplication, {
        params,
        body: {
          GlobalUserId: AssigneeUserId,
          assigneeExternalUserId: AssigneeUserId,
          assigneeDisplayName: AssigneeDisplayName,
        },
      }),
    ),
    await check(saveLabel, () => send(client, saveLabel, { body: { ApplicationId, Label } })),
  ];
  return [checked, ...writes.map((write) => write.checked)];
}

/** The portal sends files by XMLHttpRequest, which only browsers have. */
async function uploadFile(
  client: Client,
  params: { readonly guid: string },
  file: File,
): Promise<Result<unknown>> {
  const base = client.addresses.of('api', client.tenant());
  if (!base) return failed({ kind: 'blocked' });
  const address = base.href.replace(/\/$/, '') + filledPath(uploadDocuments.path, params);
  const headers = new Headers();
  await client.session.authorise(headers, { method: 'POST', url: address });
  const body = new FormData();
  body.append('files[]', file);
  const answer = await fetch(address, { method: 'POST', headers, body });
  const text = await answer.text();
  return answer.ok ? replyOf(client, uploadDocuments, text) : failed(failureOfAnswer(answer, fromJson(text)));
}

const envelope = v.object({ ErrorNo: v.number() });

function outcomeOf(
  endpoint: Endpoint,
  result: Result<unknown>,
  reasons: readonly string[],
): Omit<Checked, 'endpoint'> {
  if (result.ok) {
    const { value } = result;
    if (v.is(envelope, value) && !succeeded(value))
      return { outcome: 'failed', reason: `ErrorNo is ${value.ErrorNo}` };
    return reasons.length > 0 ? { outcome: 'failed', reason: reasons.join(', ') } : { outcome: 'ok' };
  }
  const { failure } = result;
  if (failure.kind === 'forbidden') return { outcome: 'skipped', reason: 'the user lacks the permission' };
  const missing = failure.kind === 'notFound' && !needed.includes(endpoint.id);
  if (missing || isOptional(endpoint)) return { outcome: 'absent', reason: reasonOf(failure) };
  return { outcome: 'failed', reason: reasonOf(failure) };
}

function reasonOf(failure: Failure): string {
  switch (failure.kind) {
    case 'drift':
      return failure.reason ?? 'the reply cannot be read';
    case 'server':
      return `status ${failure.status}`;
    case 'notFound':
      return 'status 404';
    case 'unauthorised':
      return 'status 401';
    case 'invalid':
      return 'the back end rejects the request';
    case 'blocked':
      return 'the host is not in AllowedHosts';
    default:
      return failure.kind;
  }
}

const nameOf = (endpoint: Endpoint) =>
  `${endpoint.id} ${endpoint.path}${isOptional(endpoint) ? ' (optional)' : ''}`;

const lineOf = ({ endpoint, outcome, reason }: Checked) =>
  `${outcome.padEnd(7)} ${nameOf(endpoint)}${reason === undefined ? '' : `: ${reason}`}`;

const escaped = (text: string) => text.replace(/[<>&"]/g, (character) => `&#${character.codePointAt(0)};`);

function junitOf(results: readonly Checked[]): string {
  const cases = results.map(({ endpoint, outcome, reason = '' }) => {
    const element = outcome === 'failed' ? 'failure' : outcome === 'ok' ? undefined : 'skipped';
    const said = element && `<${element} message="${escaped(reason)}"/>`;
    const section = specificationOf(endpoint) ?? 'optional';
    return `<testcase classname="${section}" name="${escaped(nameOf(endpoint))}">${said ?? ''}</testcase>`;
  });
  const failures = results.filter(({ outcome }) => outcome === 'failed').length;
  return `<?xml version="1.0"?>\n<testsuite name="portal-conformance" tests="${results.length}" failures="${failures}">\n${cases.join('\n')}\n</testsuite>\n`;
}
