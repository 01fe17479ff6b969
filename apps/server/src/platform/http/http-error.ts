import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error with its HTTP status. The message is shown to the user and never repeats the input. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  /** Seconds after which a retry makes sense; undefined if it does not. */
  readonly retryAfter: number | undefined;
  /** Further fields of the response. */
  readonly details: object | undefined;

  constructor(status: ContentfulStatusCode, message: string, retryAfter?: number, details?: object) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

export const invalid = (message: string): HttpError => new HttpError(400, message);
export const unauthorised = (): HttpError => new HttpError(401, 'Sign in to continue.');
export const forbidden = (): HttpError => new HttpError(403, 'You do not have permission to do this.');
/** The same response for a missing record, a record of others and an invalid reference. */
export const notFound = (): HttpError => new HttpError(404, 'This cannot be found.');
export const methodNotAllowed = (): HttpError =>
  new HttpError(405, 'This address does not take this method.');
export const conflict = (message: string, details?: object): HttpError =>
  new HttpError(409, message, undefined, details);
export const tooLarge = (): HttpError => new HttpError(413, 'The request is too large.');
export const unsupportedType = (message = 'The request must be JSON.'): HttpError =>
  new HttpError(415, message);
export const busy = (retryAfter: number): HttpError =>
  new HttpError(429, 'The service is busy; try again in a moment.', retryAfter);
export const tooMany = (message: string, retryAfter?: number): HttpError =>
  new HttpError(429, message, retryAfter);
export const unavailable = (): HttpError =>
  new HttpError(503, 'The service is not available at the moment.', 1);
export const badGateway = (message: string): HttpError => new HttpError(502, message);
export const unprocessable = (message: string): HttpError => new HttpError(422, message);
