import { deflateRawSync, constants } from 'node:zlib';
import * as xlsx from '@e965/xlsx';
import { bulkUploadColumns } from '@portal/api/contract';
import { zipped, type ZipPart } from '../../../platform/zip/zipped.ts';
import { sheetOf } from './upload.ts';
import { unzipped } from './unzipped.ts';

/** A valid workbook with some parts changed or added, or removed if the text is undefined. */
export async function workbookWith(changes: Readonly<Record<string, string | undefined>>): Promise<Buffer> {
  const parts = new Map((await unzipped(await sheetOf({}))).map((part) => [part.name, part.bytes]));
  for (const [name, text] of Object.entries(changes)) {
    if (text === undefined) parts.delete(name);
    else parts.set(name, Buffer.from(text));
  }
  return zipped(
    [...parts].map(([name, bytes]) => ({ name, bytes })),
    { compress: true },
  );
}

/** The text of a part of a valid workbook. */
export async function partOf(name: string): Promise<string> {
  const part = (await unzipped(await sheetOf({}))).find((each) => each.name === name);
  if (!part) throw new Error(`There is no ${name}.`);
  return Buffer.from(part.bytes).toString('utf8');
}

const megabyte = 1024 * 1024;

/** A compressed stream of many megabytes of blanks, made without allocating them. */
function blanks(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(megabyte, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: megabytes }, () => block), deflateRawSync(Buffer.alloc(0))]);
}

/** A workbook whose sheet unpacks to 400 MB; its directory may declare that or a small size. */
export async function bomb(says: 'what it is' | 'it is small'): Promise<Buffer> {
  const data = blanks(400);
  const name = 'xl/worksheets/sheet1.xml';
  const others = (await unzipped(await sheetOf({}))).filter((part) => part.name !== name);
  const zip = await zipped([{ name, bytes: data }, ...others], { compress: false });
  const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  for (const facts of [4, directory + 6]) {
    zip.writeUInt16LE(8, facts + 4);
    zip.writeUInt32LE(says === 'it is small' ? 1000 : 400 * megabyte, facts + 18);
  }
  return zip;
}

let fiveThousand: Promise<Buffer> | undefined;

/** An archive of 5 000 parts, created once. */
export async function manyParts(): Promise<Buffer> {
  fiveThousand ??= zipped(
    Array.from({ length: 5_000 }, (_, index) => ({ name: `xl/${index}.xml`, bytes: Buffer.of() })),
    { compress: false },
  );
  return Buffer.from(await fiveThousand);
}

/** The directory ends after a few of many parts. */
export async function shortDirectory(): Promise<Buffer> {
  const zip = await manyParts();
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  zip.writeUInt16LE(3, end + 8);
  zip.writeUInt16LE(3, end + 10);
  return zip;
}

/** Every part is marked as encrypted. */
export async function encryptedParts(): Promise<Buffer> {
  const zip = await sheetOf({});
  for (const [start, flags] of [
    [Buffer.from([0x50, 0x4b, 0x03, 0x04]), 6],
    [Buffer.from([0x50, 0x4b, 0x01, 0x02]), 8],
  ] as const)
    for (let at = zip.indexOf(start); at >= 0; at = zip.indexOf(start, at + 4))
      zip.writeUInt16LE(zip.readUInt16LE(at + flags) | 1, at + flags);
  return zip;
}

/** The same part twice: two readers could read different ones. */
export async function partTwice(): Promise<Buffer> {
  const parts: ZipPart[] = await unzipped(await sheetOf({}));
  return zipped([...parts, { name: 'XL/workbook.xml', bytes: Buffer.from('<workbook/>') }], {
    compress: true,
  });
}

const laughs = Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY lol${level + 1} "${`&lol${level};`.repeat(10)}">`,
).join('');
export const billionLaughs = `<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY lol0 "lol">${laughs}]><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>&lol9;</t></si></sst>`;
export const fetchesFile = `<?xml version="1.0"?><!DOCTYPE workbook [<!ENTITY x SYSTEM "file:///etc/passwd">]><workbook>&x;</workbook>`;

/** A worksheet of distinct rows, including headings. */
export function worksheetOf(rows: number): string {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (index: number) =>
    `<row>${bulkUploadColumns.map((name) => cell(index === 0 ? name : `${name} ${(index * 7919) % 10_007}`)).join('')}</row>`;
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${Array.from({ length: rows }, (_, index) => row(index)).join('')}</sheetData></worksheet>`;
}

/** One cell in the last corner of a sheet. */
export const farCell =
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData><row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row></sheetData></worksheet>';

interface CompoundFile {
  FullPaths: string[];
  FileIndex: { readonly name: string; readonly content?: Uint8Array }[];
}
const compound = xlsx.CFB as {
  read(data: Buffer, options: { type: 'buffer' }): CompoundFile;
  write(file: CompoundFile, options: { type: 'buffer' }): Buffer;
  utils: { cfb_new(): CompoundFile; cfb_add(file: CompoundFile, path: string, bytes: Buffer): unknown };
};

/** An old workbook with a further stream. */
export function xlsWith(original: Buffer, path: string): Buffer {
  const file = compound.read(original, { type: 'buffer' });
  compound.utils.cfb_add(file, path, Buffer.from('anything'));
  return compound.write(file, { type: 'buffer' });
}

/** An old workbook of the given records. */
export function xlsOf(
  stream: string,
  ...records: readonly (readonly [kind: number, data: Buffer])[]
): Buffer {
  const bytes = records.map(([kind, data]) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(kind);
    head.writeUInt16LE(data.length, 2);
    return Buffer.concat([head, data]);
  });
  const file = compound.utils.cfb_new();
  compound.utils.cfb_add(file, stream, Buffer.concat([...bytes, Buffer.alloc(8192)]));
  return compound.write(file, { type: 'buffer' });
}

/** An old workbook whose stream has another name or other content. */
export function xlsChanged(original: Buffer, change: (stream: Buffer) => void, name = 'Workbook'): Buffer {
  const { FileIndex } = compound.read(original, { type: 'buffer' });
  const stream = Buffer.from(FileIndex.find((entry) => entry.name === 'Workbook')?.content ?? []);
  change(stream);
  const file = compound.utils.cfb_new();
  compound.utils.cfb_add(file, `/${name}`, stream);
  return compound.write(file, { type: 'buffer' });
}

/** Calls with the position and the kind of each record of a stream. */
export function eachRecord(stream: Buffer, visit: (at: number, kind: number) => void): void {
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2))
    visit(at, stream.readUInt16LE(at));
}
