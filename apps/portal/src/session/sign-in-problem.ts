import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { SignInProblem } from './provider.ts';

/** What an error code of a provider is about. */
const subjects: Readonly<Record<string, string>> = {
  invalid_target: 'resource',
  invalid_scope: 'scope',
  invalid_client: 'client_id',
  unauthorized_client: 'client_id',
  invalid_dpop_proof: 'dpop',
};

/** Rejects with a reason in names of the protocol. Descriptions of the provider stay out: they may contain values. */
export const explained = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw error instanceof SignInProblem ? error : new SignInProblem(causeOf(error), { cause: error });
  });

function causeOf(error: unknown): string {
  if (error instanceof ErrorResponse) {
    const code = /^[a-z_]{1,40}$/.exec(error.error ?? '')?.[0] ?? 'unknown error';
    return subjects[code] ? `${code} (${subjects[code]})` : code;
  }
  if (error instanceof TypeError || error instanceof ErrorTimeout)
    return 'no answer of the provider, or none that its CORS headers allow to read';
  const { message } = error as Error;
  if (/\bstate\b/i.test(message)) return 'state (the answer belongs to no sign-in of this tab)';
  // The status, or the missing property of the metadata.
  const [, status, property] = / \((\d{3})\)|^Metadata does not contain property (\w+)/.exec(message) ?? [];
  return `the answer of the provider cannot be used (${status ?? property ?? 'its form'})`;
}
