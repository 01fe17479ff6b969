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

/**
 * Whether the content matches the extension; `other` for an extension that cannot be checked. An `encrypted` file is
 * an Office document that is protected by a password.
 *
 * @param read Returns the content from its beginning.
 */
export async function checkFileKind(
  extension: string,
  read: () => AsyncIterable<Uint8Array>,
): Promise<'matches' | 'encrypted' | 'other'> {
  const kinds = contentOf[extension.toLowerCase()];
  if (!kinds) return 'other';
  const found = await fileTypeFromStream(Readable.toWeb(Readable.from(read(), { objectMode: false })));
  if (found) {
    if (kinds.includes(found.ext)) return 'matches';
    const encrypted = found.ext === 'cfb' && office.has(kinds[0]) && (await holds(read(), encryptedPackage));
    return encrypted ? 'encrypted' : 'other';
  }
  return kinds[0] === 'pdf' && pdfStart.test(await firstText(read())) ? 'matches' : 'other';
}

const office = new Set<string | undefined>(['docx', 'xlsx']);
/** The entry of a compound file that holds the encrypted document. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** PDF programs ignore what stands before the header, but a browser may read markup there as a page. */
const pdfStart = /^(?!(?:\xef\xbb\xbf)?\s*<)[^]*%PDF-/;

/** The first 1024 bytes, in which PDF programs look for the header. */
async function firstText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const part of bytes) {
    text += Buffer.from(part).toString('latin1');
    if (text.length >= 1024) break;
  }
  return text.slice(0, 1024);
}

async function holds(bytes: AsyncIterable<Uint8Array>, wanted: Buffer): Promise<boolean> {
  let seen: Buffer = Buffer.alloc(0);
  for await (const part of bytes) {
    seen = Buffer.concat([seen, part]);
    if (seen.includes(wanted)) return true;
    seen = seen.subarray(-(wanted.length - 1));
  }
  return false;
}
