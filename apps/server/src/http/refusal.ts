import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that is answered with an error; the message is for the person and never repeats what was sent. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}

export const invalid = (message: string): Refusal => new Refusal(400, message);
export const unauthorised = (): Refusal => new Refusal(401, 'Sign in to continue.');
export const forbidden = (): Refusal => new Refusal(403, 'You do not have permission to do this.');
/** One answer for what does not exist, what belongs to others and what is malformed. */
export const notFound = (): Refusal => new Refusal(404, 'This cannot be found.');
export const conflict = (message: string): Refusal => new Refusal(409, message);
export const tooLarge = (): Refusal => new Refusal(413, 'The request is too large.');
export const unsupportedType = (message = 'The request must be JSON.'): Refusal => new Refusal(415, message);
export const busy = (): Refusal => new Refusal(429, 'The service is busy; try again in a moment.');
export const tooMany = (message: string): Refusal => new Refusal(429, message);
export const badGateway = (message: string): Refusal => new Refusal(502, message);
export const unprocessable = (message: string): Refusal => new Refusal(422, message);
