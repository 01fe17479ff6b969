import { readFileSync } from 'node:fs';
import { passwordMaximumLength, passwordRules, type PasswordRule } from '@portal/api/contract';
import type { Tenant } from '../../platform/tenant.ts';

/** Why a password is rejected. */
export interface UnfitPassword {
  /** A sentence for the user. */
  readonly problem: string;
  /** The rules that it does not meet; empty if there is another reason. */
  readonly unmet: readonly PasswordRule[];
}

/** The letters as which common substitutes for them are compared. */
const comparedAs = { o: '0', i: '1!|l', e: '3', a: '4@', s: '5$', t: '7+' };
const letterSubstitutes = new Map(
  Object.entries(comparedAs).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)),
);

/**
 * The word in a password such as `P@ssw0rd1!`, without surrounding digits and signs and with letters instead of their
 * substitutes.
 */
function baseWord(password: string): string {
  const word = password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
  return [...word].map((sign) => letterSubstitutes.get(sign) ?? sign).join('');
}

const list = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8');
const common: ReadonlySet<string> = new Set(
  list
    .split('\n')
    .slice(1)
    .map(baseWord)
    .filter((word) => word !== ''),
);

export const sameAsBefore = 'The new password is the current one. Choose another one.';

/** Returns why a chosen password is rejected; undefined if it is accepted. */
export function unfitPassword(
  password: string,
  tenant: Pick<Tenant, 'id' | 'displayName'>,
): UnfitPassword | undefined {
  const unmet = passwordRules.filter(({ isMet }) => !isMet(password));
  if (unmet.length > 0) return { problem: 'The password does not meet every rule.', unmet };
  if (password.length > passwordMaximumLength)
    return { problem: `A password has at most ${passwordMaximumLength} characters.`, unmet };
  if (common.has(baseWord(password)))
    return { problem: 'This password is too common: it would soon be guessed.', unmet };
  if (isNameOf(tenant, password))
    return { problem: `The name of ${tenant.displayName} is too easy to guess.`, unmet };
  return undefined;
}

/** Whether a password is the tenant's name, alone or with a common password. */
function isNameOf({ id, displayName }: Pick<Tenant, 'id' | 'displayName'>, password: string): boolean {
  const names = [displayName.replaceAll(' ', ''), ...displayName.split(' '), id]
    .map(baseWord)
    .filter((name) => name.length > 2);
  const letters = baseWord(password).replace(/[^a-z]/g, '');
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), letters);
  return rest !== letters && (rest.length < 4 || common.has(rest));
}
