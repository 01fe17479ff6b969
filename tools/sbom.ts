import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { billOfMaterials } from './licences.ts';

/** The bill of what is shipped, into a file or printed. */
const bill = await billOfMaterials();
const [file] = process.argv.slice(2);
if (file === undefined) process.stdout.write(bill);
else writeFileSync(resolve(process.env['INIT_CWD'] ?? process.cwd(), file), bill);
