import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { german } from '@portal/ui/texts/de';
import { root } from '../tools/root.ts';

test('no file of the built portal has a German text (TEXTS-005)', () => {
  const words = Object.values(german.texts).filter(
    (text): text is string => typeof text === 'string' && /[äöüß]/i.test(text),
  );
  expect(words.length).toBeGreaterThan(20);
  const files = globSync('apps/portal/dist/**/*.{js,html}', { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return words.filter((word) => source.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
