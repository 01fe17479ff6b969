import { createHash } from 'node:crypto';
import type { Endpoint } from '@portal/api/contract';
import type { AppContext } from './app-env.ts';
import { invalid } from './http-error.ts';

/** The version of a response, for its ETag. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The ETag of a reply: its `Version`, or the digest of what browsers revalidate. Other replies have none. */
export function tagOf(
  { versioned, revalidated, changesState }: Endpoint,
  reply: unknown,
  text = '',
): string | undefined {
  if (revalidated) return digestOf(text);
  const { Version } = (reply ?? {}) as { readonly Version?: unknown };
  return versioned && !changesState && typeof Version === 'number' ? String(Version) : undefined;
}

/** The version that a change was made from, by its `If-Match` of one strong ETag. */
export function versionOf({ versioned, changesState }: Endpoint, c: AppContext): number | undefined {
  const tag = c.req.header('if-match');
  if (!versioned || !changesState || tag === undefined) return undefined;
  const [, version] = /^"([1-9]\d{0,8})"$/.exec(tag) ?? [];
  if (version === undefined) throw invalid('The If-Match header is not valid.');
  return Number(version);
}

/** Sends the version as ETag; returns whether the client has this version. */
export function isUnchanged(c: AppContext, version: string): boolean {
  const tag = `"${version}"`;
  c.header('ETag', tag);
  const known = (c.req.header('if-none-match') ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(tag);
}
