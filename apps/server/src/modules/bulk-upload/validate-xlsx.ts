import { extname } from 'node:path';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { cellsOnly } from './cells-only.ts';
import { markupCounter, type MarkupLimits } from './markup-count.ts';
import { spreadsheetLimits, markupLimits, reasons, UnreadableFile } from './spreadsheet-limits.ts';
import { isUncalculated, relationsIn, relationsOf, repacked, visibleSheet } from './workbook-parts.ts';

/**
 * Unpacks and counts the needed parts of a workbook and packs only these again, with the first visible sheet reduced to
 * its rows. Other content, and contradictions in the archive, never reach the reader.
 */
export async function validatedXlsx(bytes: Buffer): Promise<Buffer> {
  const zip = await opened(bytes);
  const entries = await harmlessEntries(zip, bytes.length);
  let room = spreadsheetLimits.unpackedBytes;
  const take = async (wanted: string | undefined, limits: MarkupLimits): Promise<Buffer | undefined> => {
    const entry = entries.find(({ fileName }) => fileName.toLowerCase() === wanted);
    if (!entry) return undefined;
    const part = await unpacked(zip, entry, room, markupCounter(limits));
    room -= part.length;
    rejectUnsafeMarkup(part);
    return withWideCharacters(part);
  };
  const { description, sheet, styles, texts } = markupLimits;
  const types = textOf(await take('[content_types].xml', description));
  rejectOtherFormats(
    types,
    entries.map((entry) => entry.fileName),
  );
  const paths = relationsIn(types);
  const workbook = await take(paths.workbook, description);
  const relations = textOf(await take(relationsOf(paths.workbook), description));
  const visible = visibleSheet(textOf(workbook), relations, paths.workbook) ?? paths.sheet;
  const rows = await take(visible, sheet);
  return repacked({
    workbook,
    sheet: rows && cellsOnly(rows, isUncalculated(textOf(workbook))),
    styles: await take(paths.styles, styles),
    sharedStrings: await take(paths.sharedStrings, texts),
  });
}

const textOf = (part: Buffer | undefined): string => part?.toString('utf8') ?? '';

async function opened(bytes: Buffer): Promise<ZipFile> {
  const zip = await fromBufferPromise(bytes);
  if (zip.entryCount > spreadsheetLimits.entries) throw new UnreadableFile('The file has too many parts.');
  return zip;
}

/** Parts that run code, access other files, or hide such parts. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)vbaproject\.bin$|^xl\/(macrosheets|dialogsheets|activex|ctrlprops)\//, reasons.macros],
  [/^xl\/externallinks\//, reasons.links],
  [/^xl\/embeddings\//, 'The file holds other files. Delete them and save the file again.'],
];

async function harmlessEntries(zip: ZipFile, fileBytes: number): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const names = new Set<string>();
  let declared = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (entry.isEncrypted()) throw new UnreadableFile(reasons.password);
    const reason = forbidden.find(([part]) => part.test(name))?.[1];
    if (reason !== undefined) throw new UnreadableFile(reason);
    if (names.has(name)) throw new UnreadableFile('The file holds a part twice.');
    names.add(name);
    declared += entry.uncompressedSize;
    if (!name.endsWith('/')) entries.push(entry);
  }
  if (declared > spreadsheetLimits.unpackedBytes || declared > fileBytes * spreadsheetLimits.ratio)
    throw new UnreadableFile('The file is too large when unpacked.');
  return entries;
}

/** The directory is not trusted; bytes are counted while they are unpacked. */
async function unpacked(
  zip: ZipFile,
  entry: Entry,
  room: number,
  count: (bytes: Uint8Array) => void,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of await zip.openReadStreamPromise(entry)) {
    const bytes = part as Buffer;
    count(bytes);
    size += bytes.length;
    if (size > room) throw new UnreadableFile('The file is too large when unpacked.');
    parts.push(bytes);
  }
  return Buffer.concat(parts, size);
}

/** A document type definition can multiply text or fetch files; other encodings could hide one. */
function rejectUnsafeMarkup(part: Buffer): void {
  const head = part.toString('latin1', 0, 200);
  const encoding = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/i.exec(head)?.[1];
  const otherEncoding = encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding);
  if (otherEncoding || part.includes(0) || /^(\u00fe\u00ff|\u00ff\u00fe)/.test(head))
    throw new UnreadableFile('The file is not written in UTF-8.');
  if (part.includes('<!DOCTYPE') || part.includes('<!ENTITY') || /<!doctype|<!entity/i.test(head))
    throw new UnreadableFile('The file defines a document type.');
}

/** Writes characters beyond 16 bits as themselves: the reader would cut their numbers to 16 bits. */
function withWideCharacters(part: Buffer): Buffer {
  if (!part.includes('&#')) return part;
  const text = part
    .toString('latin1')
    .replace(/&#(?:(\d{5,7})|x([\da-f]{5,6}));/gi, (reference, decimal, hex) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
      if (code <= 0xff_ff || code > 0x10_ff_ff) return reference;
      return Buffer.from(String.fromCodePoint(code)).toString('latin1');
    });
  return Buffer.from(text, 'latin1');
}

/**
 * Other formats use the same archive, and some run macros. A declared type of an extension counts only if a part has
 * that extension, because some writers declare types without parts.
 */
function rejectOtherFormats(types: string, names: readonly string[]): void {
  const endings = new Set(names.map((name) => extname(name).slice(1).toLowerCase()));
  const declared = types.replace(/<Default\s[^<>]*>/g, (tag) => {
    const ending = /\sExtension=["'](\w+)["']/.exec(tag)?.[1]?.toLowerCase();
    return ending === undefined || endings.has(ending) ? tag : '';
  });
  if (/macroenabled|vbaproject/i.test(declared)) throw new UnreadableFile(reasons.macros);
  if (!declared.includes('spreadsheetml.sheet.main+xml') || /sheet\.binary/i.test(declared))
    throw new UnreadableFile(reasons.otherFormat);
}
