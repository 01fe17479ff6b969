import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** The Node of each platform: the package that it comes in, and the SHA-256 of its program. */
export interface NodeChecksums {
  readonly version: string;
  readonly programs: Readonly<Record<string, { readonly package: string; readonly sha256: string }>>;
}

export const nodeChecksums = JSON.parse(
  readFileSync(join(import.meta.dirname, 'node-checksums.json'), 'utf8'),
) as NodeChecksums;

/** Where Node's makers publish it. */
export const publishers = 'https://nodejs.org/dist';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Why the installed Node is not the one whose checksum is kept; undefined where it is, or where the platform has none. */
export async function installedFault(
  { version, programs }: NodeChecksums,
  platform = `${process.platform}-${process.arch}`,
  modules = join(root, 'node_modules'),
): Promise<string | undefined> {
  const program = programs[platform];
  if (!program) return undefined;
  const hash = createHash('sha256');
  for await (const part of createReadStream(join(modules, program.package, 'bin/node')))
    hash.update(part as Buffer);
  return hash.digest('hex') === program.sha256
    ? undefined
    : `The Node in ${program.package} is not ${version} as its checksum is kept.`;
}

/**
 * Why a kept checksum is not that of what Node's makers publish: the archive has to be the one of their list, and the program in
 * it the one that is kept. Undefined where it is.
 */
export async function publishedFault(
  { version, programs }: NodeChecksums,
  platform: string,
  from = publishers,
): Promise<string | undefined> {
  const folder = `${from}/v${version}`;
  const name = `node-v${version}-${platform}`;
  const list = (await read(`${folder}/SHASUMS256.txt`)).toString();
  const listed = list.split('\n').find((line) => line.endsWith(`  ${name}.tar.gz`));
  if (listed === undefined) return `${name}.tar.gz is not in the list.`;
  const archive = await read(`${folder}/${name}.tar.gz`);
  if (sha256(archive) !== listed.split(' ')[0]) return `${name}.tar.gz is not the one of the list.`;
  const { stdout } = spawnSync('tar', ['-xzO', `${name}/bin/node`], { input: archive, maxBuffer: 2 ** 29 });
  return sha256(stdout) === programs[platform]?.sha256
    ? undefined
    : `The program in ${name}.tar.gz is another one than ${programs[platform]?.package} holds.`;
}

async function read(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}
