import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';

/** What the content of a file must be, by the extension of its name. A tenant accepts some of these. */
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

/** What a tenant can accept. */
export const knownExtensions: readonly string[] = Object.keys(contentOf);

/** Whether the content is what the extension says. One that nobody could check is refused. */
export async function matchesFileKind(extension: string, bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  const kinds = contentOf[extension.toLowerCase()];
  if (!kinds) return false;
  const found = await fileTypeFromStream(Readable.toWeb(Readable.from(bytes, { objectMode: false })));
  return found !== undefined && kinds.includes(found.ext);
}
