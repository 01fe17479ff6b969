import {
  mapReply,
  networkError,
  invalidResponse,
  errorResponse,
  noResponse,
  type Mock,
} from '@portal/api/mocks';

/** Text in the responses of these faults that no page may show. */
export const serverText = 'Traceback of the server';

/** Matches unformatted values and raw server text. */
export const neverShown = new RegExp(
  String.raw`undefined|\bNaN\b|Invalid Date|\[object |\b1970\b|\b\d{5} \d\d:\d\d\b|${serverText}`,
);

/** State of a page in which a read has this fault. */
type Outcome =
  /** Empty state with Retry (OP-250). */
  | 'failed'
  /** Empty state without Retry, because a retry cannot succeed. */
  | 'refused'
  /** Loading state, neither empty nor failed. */
  | 'loading'
  /** The page with its data. */
  | 'shown'
  /** The sign-in message. */
  | 'signed out';

export interface Fault {
  readonly name: string;
  readonly outcome: Outcome;
  /** A 2xx response that reports no failure: a call that changes something counts as done (OP-389). */
  readonly silent?: boolean;
  /** Resembles another fault; only the release scope tests it on each page. */
  readonly similar?: boolean;
  readonly of: (mock: Mock) => Mock;
}

const json = 'application/json';
const page = `<!doctype html><title>500</title><h1>${serverText}</h1>`;
/** Timestamp fields, as the contract names them. */
const moment = /"(\w*(?:Timestamp|DateTimeStamp|EventDateTime))":\d+/g;
const isoMoment = /"(date|\w+DateUtc)":"[^"]*"/g;
const status = /"(Status|status|requestStatus|ResultText|ApplicationModeCode|responseResult)":"[^"]*"/g;

const dates = (seconds: string, iso: string) => (text: string) =>
  text.replace(moment, `"$1":${seconds}`).replace(isoMoment, `"$1":${iso}`);

/** Every way a call can fail, with the state of the page in that case. */
const everyFault: readonly Fault[] = [
  { name: 'down', outcome: 'failed', of: ({ endpoint }) => networkError(endpoint) },
  { name: 'slow', outcome: 'loading', of: ({ endpoint }) => noResponse(endpoint) },
  { name: '401', outcome: 'signed out', of: ({ endpoint }) => errorResponse(endpoint, 401, serverText) },
  { name: '403', outcome: 'refused', of: ({ endpoint }) => errorResponse(endpoint, 403, serverText) },
  {
    name: '409',
    outcome: 'failed',
    similar: true,
    of: ({ endpoint }) => errorResponse(endpoint, 409, serverText),
  },
  {
    name: '422',
    outcome: 'failed',
    similar: true,
    of: ({ endpoint }) => errorResponse(endpoint, 422, serverText),
  },
  {
    name: '500 as a page',
    outcome: 'failed',
    similar: true,
    of: ({ endpoint }) => invalidResponse(endpoint, page, 'text/html', 500),
  },
  {
    name: 'a page',
    outcome: 'failed',
    similar: true,
    of: ({ endpoint }) => invalidResponse(endpoint, page),
  },
  {
    name: 'half an answer',
    outcome: 'failed',
    similar: true,
    of: (mock) => mapReply(mock, (text) => text.slice(0, text.length / 2) || '{'),
  },
  {
    name: 'null',
    outcome: 'failed',
    similar: true,
    silent: true,
    of: ({ endpoint }) => invalidResponse(endpoint, 'null', json),
  },
  {
    name: 'another contract',
    outcome: 'failed',
    silent: true,
    of: ({ endpoint }) => invalidResponse(endpoint, `{"error":"${serverText}"}`, json),
  },
  {
    name: 'more than the contract says',
    outcome: 'shown',
    of: (mock) => mapReply(mock, (text) => text.replaceAll('{"', `{"Note":"${serverText}","`)),
  },
  {
    name: 'a status that nobody knows',
    outcome: 'shown',
    of: (mock) => mapReply(mock, (text) => text.replace(status, '"$1":"Frobnicated"')),
  },
  { name: 'dates of 0', outcome: 'shown', of: (mock) => mapReply(mock, dates('0', '""')) },
  {
    name: 'dates in milliseconds',
    outcome: 'shown',
    similar: true,
    of: (mock) => mapReply(mock, dates('1763678400000', '"yesterday"')),
  },
  {
    name: 'dates of the year 9999',
    outcome: 'shown',
    similar: true,
    of: (mock) => mapReply(mock, dates('253402214400', '"9999-12-31T00:00:00Z"')),
  },
];

const daily = import.meta.env['PORTAL_TESTS'] === 'daily';

/** The faults of the scope that runs. */
export const faults = everyFault.filter(({ similar = false }) => !(daily && similar));
