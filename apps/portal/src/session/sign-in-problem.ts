import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { SignInProblem } from './provider.ts';

/** What an error code of a provider is about. */
const subjects: Readonly<Record<string, string>> = {
  invalid_target: 'resource',
  invalid_scope: 'scope',
  invalid_client: 'client_id',
  unauthorized_client: 'client_id',
  invalid_dpop_proof: 'dpop',
  use_dpop_nonce: 'dpop',
};

/** The reason in names of the protocol. Descriptions of the provider stay out, because they may contain values. */
export function signInProblem(error: unknown): SignInProblem {
  return error instanceof SignInProblem ? error : new SignInProblem(causeOf(error), { cause: error });
}

function causeOf(error: unknown): string {
  if (error instanceof ErrorResponse) {
    const code = error.error ?? '';
    if (!/^[a-z_]{1,40}$/.test(code)) return 'the provider answered with an unknown error';
    return subjects[code] ? `${code} (${subjects[code]})` : code;
  }
  if (error instanceof TypeError || error instanceof ErrorTimeout)
    return 'no answer of the provider, or none that its CORS headers allow to read';
  const { message } = error as Error;
  const [, status] = / \((\d{3})\)/.exec(message) ?? [];
  if (status) return `status ${status} of the provider`;
  const [, property] = /^Metadata does not contain property (\w+)/.exec(message) ?? [];
  if (property) return `${property} is missing in the metadata of the provider`;
  if (/\bstate\b/i.test(message)) return 'state (the answer belongs to no sign-in of this tab)';
  return 'the answer of the provider cannot be read';
}
