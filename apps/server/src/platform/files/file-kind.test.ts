import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { zipped } from '../zip/zipped.ts';
import { checkFileKind } from './file-kind.ts';

const bytes = (...parts: readonly (string | number)[]) =>
  Buffer.concat([
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([part]))),
    Buffer.alloc(64),
  ]);
const office = (main: string) =>
  zipped(
    [
      {
        name: '[Content_Types].xml',
        bytes: Buffer.from(
          `<Types><Override PartName="/main" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`,
        ),
      },
    ],
    { compress: false },
  );
/** The first bytes of each kind of content. */
const beginnings: Readonly<Record<string, Buffer>> = {
  pdf: bytes('%PDF-1.7\n'),
  png: bytes(
    0x89,
    'PNG\r\n',
    0x1a,
    '\n',
    0,
    0,
    0,
    13,
    'IHDR',
    0,
    0,
    0,
    1,
    0,
    0,
    0,
    1,
    8,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    'IDAT',
  ),
  jpg: bytes(0xff, 0xd8, 0xff, 0xe0),
  gif: bytes('GIF89a'),
  webp: bytes('RIFF', 64, 0, 0, 0, 'WEBPVP8 '),
  tif: bytes('II', 42, 0, 8, 0, 0, 0),
  heic: bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0, 'mif1heic'),
  docx: await office('wordprocessingml.document'),
  xlsx: await office('spreadsheetml.sheet'),
  cfb: bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
};
const kindsOf: Readonly<Record<string, string>> = {
  '.pdf': 'pdf',
  '.png': 'png',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.gif': 'gif',
  '.webp': 'webp',
  '.tif': 'tif',
  '.tiff': 'tif',
  '.heic': 'heic',
  '.docx': 'docx',
  '.xlsx': 'xlsx',
  '.doc': 'cfb',
  '.xls': 'cfb',
};
const kindOf = (extension: string, ...parts: readonly Buffer[]) =>
  checkFileKind(extension, () => Readable.from(parts));
const isOf = async (extension: string, content: Buffer) => (await kindOf(extension, content)) === 'matches';

test.each(Object.entries(kindsOf))('a file %s may only contain %s', async (extension, own) => {
  for (const [kind, content] of Object.entries(beginnings))
    expect([kind, await isOf(extension, content)]).toEqual([kind, kind === own]);
  expect(await isOf(extension.toUpperCase(), beginnings[own] ?? Buffer.alloc(0))).toBe(true);
  expect(await isOf(extension, Buffer.from('only text'))).toBe(false);
});

test('rejects extensions whose content cannot be checked', async () => {
  for (const content of Object.values(beginnings)) expect(await isOf('.exe', content)).toBe(false);
});

test.each([
  ['a line end', Buffer.from('\r\n%PDF-1.4\n'), 'matches'],
  ['200 bytes', Buffer.concat([Buffer.alloc(200), Buffer.from('%PDF-1.4\n')]), 'matches'],
  ['1019 bytes', Buffer.concat([Buffer.alloc(1019), Buffer.from('%PDF-1.4\n')]), 'matches'],
  ['1020 bytes', Buffer.concat([Buffer.alloc(1020), Buffer.from('%PDF-1.4\n')]), 'other'],
  ['markup', Buffer.from('\n <html>%PDF-1.4\n'), 'other'],
])('reads the header of a PDF within its first 1024 bytes: after %s', async (_, content, kind) => {
  expect(await kindOf('.pdf', content)).toBe(kind);
  expect(await kindOf('.pdf', ...Array.from(content, (byte) => Buffer.of(byte)))).toBe(kind);
  expect(await kindOf('.docx', content)).toBe('other');
});

test('tells an Office document that is protected by a password from other files', async () => {
  const compound = beginnings['cfb'] ?? Buffer.alloc(0);
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  for (const extension of ['.docx', '.xlsx']) {
    expect(await kindOf(extension, compound, name.subarray(0, 9), name.subarray(9))).toBe('encrypted');
    expect(await kindOf(extension, compound, Buffer.alloc(9000))).toBe('other');
  }
  expect(await kindOf('.pdf', compound, name)).toBe('other');
});
