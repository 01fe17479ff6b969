import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /^(?!\.vite\/).*\.(?:js|css|svg|json|txt)$/;
const smallest = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a `.br` (quality 11) and a `.gz` next to each text asset, so that the server compresses nothing per request.
 * Works on the written files, because other plugins may change them until then.
 */
export function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const files = Object.keys(bundle).filter((fileName) => compressible.test(fileName));
      await Promise.all(files.map((fileName) => compress(join(dir, fileName))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
