import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sheet as saved by a spreadsheet program. */
export const savedSheet = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'sheets', name));
