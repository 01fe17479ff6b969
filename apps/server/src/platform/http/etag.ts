import { createHash } from 'node:crypto';
import type { AppContext } from './app-env.ts';

/** The version of a response, for its ETag. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Sends the version as ETag; returns whether the client has this version. */
export function isUnchanged(c: AppContext, version: string): boolean {
  const tag = `"${version}"`;
  c.header('ETag', tag);
  const known = (c.req.header('if-none-match') ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(tag);
}
