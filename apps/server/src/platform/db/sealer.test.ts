import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StartError } from '../../config/start-error.ts';
import { beginNewKey, dropEarlierKeys, sealerFor } from './data-key.ts';
import {
  auditAnchorContext,
  authenticatorContext,
  fileChunkContext,
  demoSealer,
  sealerOf,
  signingKeyContext,
  taxNumberContext,
} from './sealer.ts';

const context = taxNumberContext('harbour', 1004, 0);

describe('What is sealed', () => {
  test('opens in its place as what it was', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, somewhere) => {
        expect(demoSealer.open(demoSealer.seal(text, somewhere), somewhere)).toBe(text);
      }),
    );
  });

  test('is never the same twice, and holds nothing readable', () => {
    const sealed = Array.from({ length: 50 }, () => demoSealer.seal('123456782', context).toString('latin1'));
    expect(new Set(sealed).size).toBe(50);
    expect(sealed.join()).not.toContain('123456782');
  });

  test('opens neither in another place, nor under another key, nor once a bit of it was changed', () => {
    const sealed = demoSealer.seal('123456782', context);
    const contexts = [
      taxNumberContext('harbour', 1004, 1),
      taxNumberContext('harbour', 1005, 0),
      taxNumberContext('meridian', 1004, 0),
    ];
    for (const other of contexts) expect(() => demoSealer.open(sealed, other)).toThrow(Error);
    expect(() => sealerOf(Buffer.alloc(32)).open(sealed, context)).toThrow(Error);
    for (const [index, byte] of sealed.entries()) {
      const changed = Buffer.from(sealed);
      changed[index] = byte ^ 1;
      expect(() => demoSealer.open(changed, context)).toThrow(Error);
    }
    expect(() => demoSealer.open(sealed.subarray(0, 10), context)).toThrow(Error);
  });
});

describe('The key', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'portal-key-'));
  const databaseUrl = 'postgres://portal@db.example/portal';

  test('of an embedded database is made once, in a file that is its user’s alone', () => {
    const dataDir = folder();
    const sealed = sealerFor({ databaseUrl: undefined, dataDir }).seal('123456782', context);
    expect(sealerFor({ databaseUrl: undefined, dataDir }).open(sealed, context)).toBe('123456782');
    const file = join(dataDir, 'data.key');
    expect(readFileSync(file)).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(() => sealerFor({ databaseUrl: undefined, dataDir: folder() }).open(sealed, context)).toThrow(
      Error,
    );
  });

  test('that is damaged is not replaced by another', () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'data.key'), 'short');
    expect(() => sealerFor({ databaseUrl: undefined, dataDir })).toThrow(StartError);
  });

  test('of a server is set, unless all that it holds is made up: without one nothing begins', () => {
    expect(() => sealerFor({ databaseUrl, dataDir: '/' })).toThrow(/^PORTAL_DATA_KEY must be set/);
    const sealed = sealerFor({ databaseUrl, dataDir: '/', demo: true }).seal('123456782', context);
    expect(demoSealer.open(sealed, context)).toBe('123456782');
    const dataKeys = [Buffer.alloc(32, 7)];
    expect(
      sealerOf(Buffer.alloc(32, 7)).open(
        sealerFor({ databaseUrl, dataDir: '/', dataKeys }).seal('a', context),
        context,
      ),
    ).toBe('a');
  });

  test('may be followed by those before it: the first seals, each opens, and none has to be tried', () => {
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const before = sealerOf(second).seal('123456782', context);
    const both = sealerOf(first, second);
    expect(both.open(before, context)).toBe('123456782');
    const after = both.seal('123456782', context);
    expect(after.subarray(0, 9)).toEqual(sealerOf(first).keyId);
    expect(sealerOf(first).open(after, context)).toBe('123456782');
    expect(() => sealerOf(second).open(after, context)).toThrow(Error);
    expect(() => sealerOf(first).open(before, context)).toThrow(Error);
  });

  test('of an embedded database is changed with nothing lost, wherever it is broken off', () => {
    const dataDir = folder();
    const options = { databaseUrl: undefined, dataDir };
    const before = sealerFor(options).seal('1', context);
    beginNewKey(dataDir);
    const between = sealerFor(options);
    expect(between.open(before, context)).toBe('1');
    const after = between.seal('2', context);
    beginNewKey(dataDir);
    expect(sealerFor(options).keyId).toEqual(between.keyId);
    dropEarlierKeys(dataDir);
    expect(sealerFor(options).open(after, context)).toBe('2');
    expect(() => sealerFor(options).open(before, context)).toThrow(Error);
    expect(statSync(join(dataDir, 'data.key')).mode & 0o777).toBe(0o600);
  });
});

test('no two places are the same, whatever is kept there', () => {
  const contexts = [
    authenticatorContext('harbour', 'G-1'),
    authenticatorContext('harbour', 'G-2'),
    taxNumberContext('harbour', 1, 1),
    taxNumberContext('harbour', 1, 2),
    fileChunkContext('harbour', '1', 1),
    fileChunkContext('harbour', '1', 2),
    auditAnchorContext('harbour', 1),
    auditAnchorContext('harbour', 2),
    signingKeyContext('harbour', '1'),
    signingKeyContext('harbour', '2'),
  ];
  expect(new Set(contexts).size).toBe(contexts.length);
});

test('bytes are sealed as they are', () => {
  const bytes = Buffer.from([0, 0xff, 0xc3, 0x28]);
  expect(demoSealer.openBytes(demoSealer.seal(bytes, context), context)).toEqual(bytes);
});
