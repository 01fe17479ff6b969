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

describe('A sealed value', () => {
  test('opens in its own context with the same content', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, somewhere) => {
        expect(demoSealer.open(demoSealer.seal(text, somewhere), somewhere)).toBe(text);
      }),
    );
  });

  test('is different each time and holds nothing readable', () => {
    const sealed = Array.from({ length: 50 }, () => demoSealer.seal('123456782', context).toString('latin1'));
    expect(new Set(sealed).size).toBe(50);
    expect(sealed.join()).not.toContain('123456782');
  });

  test('does not open in another context, under another key, or after a changed bit', () => {
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

  test('of an embedded database is created once, in a file that only its user can read', () => {
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

  test('that is damaged is not replaced', () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'data.key'), 'short');
    expect(() => sealerFor({ databaseUrl: undefined, dataDir })).toThrow(StartError);
  });

  test('of a PostgreSQL database is required, unless it holds demo data only', () => {
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

  test('can be followed by earlier keys: the first one seals, and each opens its own values without trial', () => {
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

  test('of an embedded database is rotated without loss, wherever the rotation is interrupted', () => {
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

test('all contexts are different', () => {
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

test('seals bytes as they are', () => {
  const bytes = Buffer.from([0, 0xff, 0xc3, 0x28]);
  expect(demoSealer.openBytes(demoSealer.seal(bytes, context), context)).toEqual(bytes);
});
