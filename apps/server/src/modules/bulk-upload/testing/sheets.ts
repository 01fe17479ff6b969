import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sheet as a spreadsheet program saved it. */
export const savedSheet = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'sheets', name));
