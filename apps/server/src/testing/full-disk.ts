import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Imported before a program: while the named file exists, every disk reports that it is full.
const full = process.env['FULL_DISK'] ?? '';
const { statfsSync } = fs;

fs.statfsSync = ((path: string) =>
  Object.assign(statfsSync(path), existsSync(full) && { bavail: 0 })) as typeof statfsSync;
syncBuiltinESMExports();
