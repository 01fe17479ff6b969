import { readTokenPayload, type SessionUser } from '@portal/api/client';
import {
  federatedMethod,
  userStateClaims,
  type ClaimSource,
  type RuntimeConfiguration,
} from '@portal/api/contract';
import { SignInProblem, type ClaimRules } from './provider.ts';
import type { SessionFacts, Tokens } from './token-session.ts';

/** Answer of the token endpoint. */
export interface TokenAnswer {
  readonly tokens: Tokens;
  readonly tokenType: string;
  /** In seconds; undefined if the provider does not say it. */
  readonly expiresIn: number | undefined;
}

type ClaimName = keyof NonNullable<RuntimeConfiguration['Claims']>;
type Source = Exclude<ClaimSource, string>;

/** Seconds that a token counts as valid if nothing says how long it is. The API ends the session earlier by a 401. */
const assumedLifetime = 3600;

/**
 * Reads the user and the lifetime of new tokens.
 * @throws if the user or the permissions are missing.
 */
export async function sessionFacts(answer: TokenAnswer, rules: ClaimRules): Promise<SessionFacts> {
  const { tokens, tokenType, expiresIn } = answer;
  const access = readTokenPayload(tokens.accessToken);
  const id = readTokenPayload(tokens.idToken);
  const bound = valueAt(access, 'cnf') !== undefined || /^dpop$/i.test(tokenType);
  const needsAccount = Object.values(rules.Claims ?? {}).some(
    (source) => typeof source === 'object' && source.From === 'AccountInfo',
  );
  const answers: Record<Source['From'], unknown> = {
    // An opaque access token says nothing; the ID token of the same sign-in does.
    AccessToken: access ?? id,
    IdToken: id,
    AccountInfo: needsAccount ? await rules.accountInfo({ tokens, bound }) : undefined,
  };
  const iat = Number(valueAt(access, 'iat'));
  return {
    user: userOf(answers, rules),
    bound,
    lifetime: (Number(valueAt(access, 'exp')) - iat || expiresIn || assumedLifetime) * 1000,
    issuedAt: Number.isNaN(iat) ? undefined : iat,
  };
}

function userOf(answers: Record<Source['From'], unknown>, rules: ClaimRules): SessionUser {
  const sourceOf = (name: ClaimName): Source => {
    const source = rules.Claims?.[name] ?? name;
    return typeof source === 'string' ? { From: 'AccessToken', Path: source } : source;
  };
  const find = (name: ClaimName) => valueAt(answers[sourceOf(name).From], sourceOf(name).Path);
  const required = <T>(name: ClaimName, value: T | undefined): T => {
    const { From, Path } = sourceOf(name);
    if (value === undefined) throw new SignInProblem(`${name} is missing (${Path} in ${From})`);
    return value;
  };

  const sub = required('sub', textOf(find('sub')));
  const globalId = textOf(find('GlobalId')) ?? sub;
  const tenant = textOf(find('Tenant')) ?? rules.tenant() ?? '';
  const names = ['name', 'preferred_username', 'email'].map((name) => textOf(valueAt(answers.IdToken, name)));
  const permissions = required('Permission', textsOf(find('Permission'))).flatMap((permission) =>
    rules.Permissions && Object.hasOwn(rules.Permissions, permission)
      ? (rules.Permissions[permission] ?? [])
      : permission,
  );
  const methods = [answers.AccessToken, answers.IdToken].flatMap(
    (payload) => textsOf(valueAt(payload, 'amr')) ?? [],
  );
  return {
    globalId,
    displayName: [textOf(find('DisplayName')), ...names].find((name) => name) ?? sub,
    tenant,
    federated: methods.includes(federatedMethod),
    claims: userStateClaims({
      Permission: [...new Set(permissions)],
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
