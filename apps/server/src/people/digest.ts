import { createHash } from 'node:crypto';

/** What is stored or remembered in place of a credential. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
