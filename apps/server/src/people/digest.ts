import { createHash } from 'node:crypto';

/** The hash that is stored or cached instead of a credential. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
