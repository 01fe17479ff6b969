import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { sealerFor } from './data-key.ts';
import { publishedSealer, sealerOf, taxPlace } from './sealer.ts';

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

  test('of a server is set, unless all that it holds is made up: without one nothing is sealed or opened', () => {
    const keyless = sealerFor({ databaseUrl, dataDir: '/' });
    expect(() => keyless.seal('123456782', place)).toThrow(/^PORTAL_DATA_KEY must be set/);
    expect(() => keyless.open(new Uint8Array(40), place)).toThrow(/^PORTAL_DATA_KEY must be set/);
    const sealed = sealerFor({ databaseUrl, dataDir: '/', demo: true }).seal('123456782', place);
    expect(publishedSealer.open(sealed, place)).toBe('123456782');
    const dataKey = Buffer.alloc(32, 7);
    expect(
      sealerOf(dataKey).open(sealerFor({ databaseUrl, dataDir: '/', dataKey }).seal('a', place), place),
    ).toBe('a');
  });
});
