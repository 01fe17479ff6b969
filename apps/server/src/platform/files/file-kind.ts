import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';

/** The expected content for each file extension. A tenant accepts some of these. */
const contentOf: Readonly<Record<string, readonly string[]>> = {
  '.pdf': ['pdf'],
  '.png': ['png'],
  '.jpg': ['jpg'],
  '.jpeg': ['jpg'],
  '.gif': ['gif'],
  '.webp': ['webp'],
  '.tif': ['tif'],
  '.tiff': ['tif'],
  '.heic': ['heic'],
  '.docx': ['docx'],
  '.xlsx': ['xlsx'],
  '.doc': ['cfb'],
  '.xls': ['cfb'],
};

/** The extensions that a tenant can accept. */
export const knownExtensions: readonly string[] = Object.keys(contentOf);

/** Whether the content matches the extension; false for an extension that cannot be checked. */
export async function matchesFileKind(extension: string, bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  const kinds = contentOf[extension.toLowerCase()];
  if (!kinds) return false;
  const found = await fileTypeFromStream(Readable.toWeb(Readable.from(bytes, { objectMode: false })));
  return found !== undefined && kinds.includes(found.ext);
}
