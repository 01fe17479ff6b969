import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installedFault, nodeChecksums, publishedFault } from './node-checksums.ts';
import { root } from './root.ts';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const name = 'node-v1.2.3-linux-x64';
const good = {
  version: '1.2.3',
  programs: { 'linux-x64': { package: 'node-x', sha256: sha256('a program') } },
};
const other = {
  version: '1.2.3',
  programs: { 'linux-x64': { package: 'node-x', sha256: sha256('another') } },
};

test('the kept checksums are of the pinned version, one for each package that Node comes in', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const nodes = Object.entries(optionalDependencies).filter(([each]) => each.startsWith('node-'));
  const kept = Object.values(nodeChecksums.programs);
  expect(nodeChecksums.version).toBe(readFileSync(join(root, '.node-version'), 'utf8').trim());
  expect(Object.fromEntries(nodes)).toEqual(
    Object.fromEntries(kept.map((program) => [program.package, nodeChecksums.version])),
  );
  expect(kept.filter((program) => !/^[0-9a-f]{64}$/.test(program.sha256))).toEqual([]);
});

describe('A Node', () => {
  let folder = '';
  let publisher: Server;
  let files: Readonly<Record<string, Uint8Array | string>> = {};
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'node-'));
    for (const place of [`${name}/bin`, 'node-x/bin']) {
      mkdirSync(join(folder, place), { recursive: true });
      writeFileSync(join(folder, place, 'node'), 'a program');
    }
    spawnSync('tar', ['-czf', 'archive', name], { cwd: folder });
    publisher = createServer((request, response) => {
      const file = files[request.url ?? ''];
      response.writeHead(file === undefined ? 404 : 200).end(file);
    });
    await new Promise<void>((done) => publisher.listen(0, '127.0.0.1', done));
  });
  afterAll(() => {
    publisher.close();
    rmSync(folder, { recursive: true });
  });
  const published = (checksums: typeof good) =>
    publishedFault(checksums, 'linux-x64', `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`);
  const archive = () => readFileSync(join(folder, 'archive'));

  test('that is installed is refused where it is another one than is kept', async () => {
    expect(await installedFault(good, 'linux-x64', folder)).toBeUndefined();
    expect(await installedFault(other, 'linux-x64', folder)).toBe(
      'The Node in node-x is not 1.2.3 as its checksum is kept.',
    );
    expect(await installedFault(good, 'sunos-x64', folder)).toBeUndefined();
  });

  test('that its makers publish has to be in their list and hold what is kept', async () => {
    const at = (file: string) => `/v1.2.3/${file}`;
    const list = (hash: string) => `${sha256('x')}  node-v1.2.3.tar.gz\n${hash}  ${name}.tar.gz\n`;
    files = { [at('SHASUMS256.txt')]: list(sha256(archive())), [at(`${name}.tar.gz`)]: archive() };
    expect(await published(good)).toBeUndefined();
    expect(await published(other)).toBe(`The program in ${name}.tar.gz is another one than node-x holds.`);
    files = { ...files, [at('SHASUMS256.txt')]: list(sha256('x')) };
    expect(await published(good)).toBe(`${name}.tar.gz is not the one of the list.`);
    files = { ...files, [at('SHASUMS256.txt')]: '' };
    expect(await published(good)).toBe(`${name}.tar.gz is not in the list.`);
  });
});
