import { extname } from 'node:path';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { cellsOnly } from './cells-only.ts';
import { markupCounter, type MarkupLimits } from './markup-count.ts';
import { spreadsheetLimits, markupLimits, UnreadableFile } from './spreadsheet-limits.ts';
import { firstSheet, relationsIn, relationsOf, repacked } from './workbook-parts.ts';

/**
 * Lets a workbook through whose parts were unpacked and counted here, and packs just these parts anew: whatever
 * else lay in the file, or was said of it twice and differently, never reaches the reader. Of the sheets that is the
 * first, and of it the rows: nothing else is read.
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
    return part;
  };
  const { description, sheet, styles, texts } = markupLimits;
  const types = textOf(await take('[content_types].xml', description));
  rejectOtherFormats(
    types,
    entries.map((entry) => entry.fileName),
  );
  const lie = relationsIn(types);
  const workbook = await take(lie.workbook, description);
  const relations = textOf(await take(relationsOf(lie.workbook), description));
  const first = firstSheet(textOf(workbook), relations, lie.workbook) ?? lie.sheet;
  const rows = await take(first, sheet);
  return repacked({
    workbook,
    sheet: rows && cellsOnly(rows),
    styles: await take(lie.styles, styles),
    sharedStrings: await take(lie.sharedStrings, texts),
  });
}

const textOf = (part: Buffer | undefined): string => part?.toString('utf8') ?? '';

async function opened(bytes: Buffer): Promise<ZipFile> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  if (zip.entryCount > spreadsheetLimits.entries) throw new UnreadableFile('The file has too many parts.');
  return zip;
}

/** Parts that run, that reach other files, or that hide them. */
const forbidden =
  /(^|\/)vbaproject\.bin$|^xl\/(externallinks|macrosheets|dialogsheets|activex|embeddings|ctrlprops)\//;

async function harmlessEntries(zip: ZipFile, fileBytes: number): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const names = new Set<string>();
  let declared = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (entry.isEncrypted()) throw new UnreadableFile('The file is protected by a password.');
    if (forbidden.test(name)) throw new UnreadableFile('The file holds macros or links to other files.');
    if (names.has(name)) throw new UnreadableFile('The file holds a part twice.');
    names.add(name);
    declared += entry.uncompressedSize;
    if (!name.endsWith('/')) entries.push(entry);
  }
  if (declared > spreadsheetLimits.unpackedBytes || declared > fileBytes * spreadsheetLimits.ratio)
    throw new UnreadableFile('The file is too large when unpacked.');
  return entries;
}

/** What the directory says is not believed: bytes are counted as they come out. */
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

/** Definitions of a document type can multiply text or fetch files; other encodings could hide them. */
function rejectUnsafeMarkup(part: Buffer): void {
  const head = part.toString('latin1', 0, 200);
  const encoding = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/i.exec(head)?.[1];
  const otherEncoding = encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding);
  if (otherEncoding || part.includes(0) || /^(\u00fe\u00ff|\u00ff\u00fe)/.test(head))
    throw new UnreadableFile('The file is not written in UTF-8.');
  if (part.includes('<!DOCTYPE') || part.includes('<!ENTITY') || /<!doctype|<!entity/i.test(head))
    throw new UnreadableFile('The file defines a document type.');
}

/**
 * Other formats travel in archives as well, and some of them run macros. What the list of types says of an ending
 * counts only where a part ends so: writers name the types of parts that they might have added.
 */
function rejectOtherFormats(types: string, names: readonly string[]): void {
  const endings = new Set(names.map((name) => extname(name).slice(1).toLowerCase()));
  const said = types.replace(/<Default\s[^<>]*>/g, (tag) => {
    const ending = /\sExtension=["'](\w+)["']/.exec(tag)?.[1]?.toLowerCase();
    return ending === undefined || endings.has(ending) ? tag : '';
  });
  if (!said.includes('spreadsheetml.sheet.main+xml') || /macroenabled|vbaproject|sheet\.binary/i.test(said))
    throw new UnreadableFile('The file is not an Excel workbook.');
}
