import { resolve } from 'node:path';
import { bytesOf, packageServer } from './server-package.ts';

const [given] = process.argv.slice(2);
if (given === undefined) {
  console.error('Usage: pnpm package <folder>');
  process.exit(2);
}
const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), given);
await packageServer(folder);
console.log(
  `The server is in ${folder}: ${Math.round(bytesOf(folder) / 1e6)} MB. Start: node apps/server/dist/main.js`,
);
