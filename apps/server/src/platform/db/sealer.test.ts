import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StartError } from '../../config/start-error.ts';
import { beginNewKey, dropEarlierKeys, sealerFor } from './data-key.ts';
import {
  anchorPlace,
  authenticatorPlace,
  chunkPlace,
  publishedSealer,
  sealerOf,
  signingKeyPlace,
  taxPlace,
} from './sealer.ts';

const place = taxPlace('harbour', 1004, 0);

describe('What is sealed', () => {
  test('opens in its place as what it was', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, somewhere) => {
        expect(publishedSealer.open(publishedSealer.seal(text, somewhere), somewhere)).toBe(text);
      }),
    );
  });

  test('is never the same twice, and holds nothing readable', () => {
    const sealed = Array.from({ length: 50 }, () =>
      publishedSealer.seal('123456782', place).toString('latin1'),
    );
    expect(new Set(sealed).size).toBe(50);
    expect(sealed.join()).not.toContain('123456782');
  });

  test('opens neither in another place, nor under another key, nor once a bit of it was changed', () => {
    const sealed = publishedSealer.seal('123456782', place);
    const places = [
      taxPlace('harbour', 1004, 1),
      taxPlace('harbour', 1005, 0),
      taxPlace('meridian', 1004, 0),
    ];
    for (const other of places) expect(() => publishedSealer.open(sealed, other)).toThrow(Error);
    expect(() => sealerOf(Buffer.alloc(32)).open(sealed, place)).toThrow(Error);
    for (const [index, byte] of sealed.entries()) {
      const changed = Buffer.from(sealed);
      changed[index] = byte ^ 1;
      expect(() => publishedSealer.open(changed, place)).toThrow(Error);
    }
    expect(() => publishedSealer.open(sealed.subarray(0, 10), place)).toThrow(Error);
  });
});

describe('The key', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'portal-key-'));
  const databaseUrl = 'postgres://portal@db.example/portal';

  test('of an embedded database is made once, in a file that is its user’s alone', () => {
    const dataDir = folder();
    const sealed = sealerFor({ databaseUrl: undefined, dataDir }).seal('123456782', place);
    expect(sealerFor({ databaseUrl: undefined, dataDir }).open(sealed, place)).toBe('123456782');
    const file = join(dataDir, 'data.key');
    expect(readFileSync(file)).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(() => sealerFor({ databaseUrl: undefined, dataDir: folder() }).open(sealed, place)).toThrow(Error);
  });

  test('that is damaged is not replaced by another', () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'data.key'), 'short');
    expect(() => sealerFor({ databaseUrl: undefined, dataDir })).toThrow(StartError);
  });

  test('of a server is set, unless all that it holds is made up: without one nothing begins', () => {
    expect(() => sealerFor({ databaseUrl, dataDir: '/' })).toThrow(/^PORTAL_DATA_KEY must be set/);
    const sealed = sealerFor({ databaseUrl, dataDir: '/', demo: true }).seal('123456782', place);
    expect(publishedSealer.open(sealed, place)).toBe('123456782');
    const dataKeys = [Buffer.alloc(32, 7)];
    expect(
      sealerOf(Buffer.alloc(32, 7)).open(
        sealerFor({ databaseUrl, dataDir: '/', dataKeys }).seal('a', place),
        place,
      ),
    ).toBe('a');
  });

  test('may be followed by those before it: the first seals, each opens, and none has to be tried', () => {
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const before = sealerOf(second).seal('123456782', place);
    const both = sealerOf(first, second);
    expect(both.open(before, place)).toBe('123456782');
    const after = both.seal('123456782', place);
    expect(after.subarray(0, 9)).toEqual(sealerOf(first).mark);
    expect(sealerOf(first).open(after, place)).toBe('123456782');
    expect(() => sealerOf(second).open(after, place)).toThrow(Error);
    expect(() => sealerOf(first).open(before, place)).toThrow(Error);
  });

  test('of an embedded database is changed with nothing lost, wherever it is broken off', () => {
    const dataDir = folder();
    const options = { databaseUrl: undefined, dataDir };
    const before = sealerFor(options).seal('1', place);
    beginNewKey(dataDir);
    const between = sealerFor(options);
    expect(between.open(before, place)).toBe('1');
    const after = between.seal('2', place);
    beginNewKey(dataDir);
    expect(sealerFor(options).mark).toEqual(between.mark);
    dropEarlierKeys(dataDir);
    expect(sealerFor(options).open(after, place)).toBe('2');
    expect(() => sealerFor(options).open(before, place)).toThrow(Error);
    expect(statSync(join(dataDir, 'data.key')).mode & 0o777).toBe(0o600);
  });
});

test('no two places are the same, whatever is kept there', () => {
  const places = [
    authenticatorPlace('harbour', 'G-1'),
    authenticatorPlace('harbour', 'G-2'),
    taxPlace('harbour', 1, 1),
    taxPlace('harbour', 1, 2),
    chunkPlace('harbour', '1', 1),
    chunkPlace('harbour', '1', 2),
    anchorPlace('harbour', 1),
    anchorPlace('harbour', 2),
    signingKeyPlace('harbour', '1'),
    signingKeyPlace('harbour', '2'),
  ];
  expect(new Set(places).size).toBe(places.length);
});

test('bytes are sealed as they are', () => {
  const bytes = Buffer.from([0, 0xff, 0xc3, 0x28]);
  expect(publishedSealer.openBytes(publishedSealer.seal(bytes, place), place)).toEqual(bytes);
});
