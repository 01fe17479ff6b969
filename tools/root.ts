import { join } from 'node:path';

/** Folder of the checkout. */
export const root = join(import.meta.dirname, '..');

/** A command of the workspace's packages. */
export const bin = (name: string): string => join(root, 'node_modules/.bin', name);
