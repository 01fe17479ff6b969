import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildTypes, runIn } from '../../../tools/package-build.ts';

/** Builds the packed scripts and types into `dist`. */
const home = join(import.meta.dirname, '..');

rmSync(join(home, 'dist'), { recursive: true, force: true });
await Promise.all([runIn(home, join(home, 'node_modules/.bin/tsup')), buildTypes(home)]);
