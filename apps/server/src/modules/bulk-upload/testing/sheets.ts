import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sheet as a spreadsheet program saved it; `tools/upload-sheets.ts` makes them all. */
export const savedSheet = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'sheets', name));
