import { readTokenPayload, type SessionUser } from '@portal/api/client';
import { federatedMethod, userStateClaims, type RuntimeConfiguration } from '@portal/api/contract';
import type { SigninResponse } from 'oidc-client-ts';
import { SignInProblem } from './provider.ts';
import type { BearerToken, IssuedTokens, Tokens } from './token-session.ts';

/** Where the user of a token is read. */
export interface ClaimRules extends Pick<RuntimeConfiguration, 'Claims' | 'Permissions'> {
  /** The tenant of this address, for a provider that names none. */
  readonly tenant: () => string | undefined;
  /** Requests the account with a new token. Rejects with a `SignInProblem`. */
  readonly accountInfo: (token: BearerToken) => Promise<unknown>;
}

type Claims = NonNullable<RuntimeConfiguration['Claims']>;
type Answers = Readonly<Record<NonNullable<Claims['sub']>['From'], unknown>>;

/**
 * Reads the user and the lifetime of new tokens.
 * @throws if the user or the permissions are missing.
 */
export async function sessionFacts(
  tokens: Tokens,
  answer: Pick<SigninResponse, 'token_type' | 'expires_in'>,
  rules: ClaimRules,
): Promise<Omit<IssuedTokens, keyof Tokens>> {
  const access = readTokenPayload(tokens.accessToken);
  const id = readTokenPayload(tokens.idToken);
  const bound = valueAt(access, 'cnf') !== undefined || /^dpop$/i.test(answer.token_type);
  const needsAccount = Object.values(rules.Claims ?? {}).some((source) => source?.From === 'AccountInfo');
  const answers: Answers = {
    // An opaque access token says nothing; the ID token of the same sign-in does.
    AccessToken: access ?? id,
    IdToken: id,
    AccountInfo: needsAccount ? await rules.accountInfo({ tokens, bound }) : undefined,
  };
  const iat = Number(valueAt(access, 'iat'));
  return {
    user: userOf(answers, rules),
    bound,
    // An hour if nothing says it: the API ends the session earlier by a 401.
    lifetime: (Number(valueAt(access, 'exp')) - iat || answer.expires_in || 3600) * 1000,
    issuedAt: Number.isNaN(iat) ? undefined : iat,
  };
}

function userOf(answers: Answers, rules: ClaimRules): SessionUser {
  const sourceOf = (name: keyof Claims) => rules.Claims?.[name] ?? { From: 'AccessToken', Path: name };
  const find = (name: keyof Claims) => valueAt(answers[sourceOf(name).From], sourceOf(name).Path);
  const required = <T>(name: keyof Claims, value: T | undefined): T => {
    const { From, Path } = sourceOf(name);
    if (value === undefined) throw new SignInProblem(`${name} is missing (${Path} in ${From})`);
    return value;
  };

  const sub = required('sub', textOf(find('sub')));
  const globalId = textOf(find('GlobalId')) ?? sub;
  const tenant = textOf(find('Tenant')) ?? rules.tenant() ?? '';
  const names = ['name', 'preferred_username', 'email'].map((name) => textOf(valueAt(answers.IdToken, name)));
  const claimsOf = new Map(Object.entries(rules.Permissions ?? {}));
  const permissions = required('Permission', textsOf(find('Permission')));
  const methods = [answers.AccessToken, answers.IdToken].flatMap(
    (payload) => textsOf(valueAt(payload, 'amr')) ?? [],
  );
  return {
    globalId,
    displayName: [textOf(find('DisplayName')), ...names].find((name) => name) ?? sub,
    tenant,
    federated: methods.includes(federatedMethod),
    claims: userStateClaims({
      Permission: [...new Set(permissions.flatMap((name) => claimsOf.get(name) ?? name))],
      Tenant: tenant,
      GlobalId: globalId,
      CreatedDate: textOf(find('CreatedDate')),
    }),
  };
}

/** The value under a name, or under names joined by dots. A name may contain dots itself. */
function valueAt(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, path)) return (value as Record<string, unknown>)[path] ?? undefined;
  for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
    const found = valueAt(valueAt(value, path.slice(0, dot)), path.slice(dot + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A list of texts, or one text with spaces or commas between them. */
const textsOf = (value: unknown): readonly string[] | undefined => {
  const list = typeof value === 'string' ? value.split(/[\s,]+/) : value;
  return Array.isArray(list) ? list.flatMap((text) => textOf(text) || []) : undefined;
};
