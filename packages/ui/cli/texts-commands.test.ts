import { join } from 'node:path';
import { expect, test } from 'vitest';
import { german } from '../src/texts/de.ts';
import { englishTexts } from '../src/texts/english.ts';
import { commandFolder } from './testing/command-folder.ts';
import { checkTexts, templateOf } from './texts-commands.ts';

const { folder, file } = commandFolder();
const source = join(import.meta.dirname, '../src/texts');

test('accepts the German table (TEXTS-036)', async () => {
  const { status, text } = await checkTexts(join(source, 'de.ts'));
  expect(text).toContain(`de: ${Object.keys(german.texts).length} of`);
  expect(status).toBe(0);
});

test('names missing, unknown and untranslated keys, and values that are not used (TEXTS-036)', async () => {
  const texts = {
    'pagination.label': 'Pagination',
    'pagination.lable': 'Sivut',
    'pagination.page': 'Sivu',
  };
  const { status, text } = await checkTexts(join(folder, file('fi.json', { locale: 'fi', texts })));
  expect(status).toBe(1);
  expect(text).toContain('pagination.range is missing.');
  expect(text).toContain('pagination.lable is not a text. Did you mean pagination.label?');
  expect(text).toContain('pagination.label equals English: Pagination');
  expect(text).toContain('pagination.page lacks {page}.');
});

test('names plural forms that a language needs (TEXTS-037)', async () => {
  const table = `import { defineTexts } from ${JSON.stringify(join(source, 'define-texts.ts'))};
import { plural } from ${JSON.stringify(join(source, 'plural.ts'))};
export const polish = defineTexts('pl', {
  'toast.waiting': ({ count }) => plural('pl', count, { one: '# opcja', other: '# opcji' }),
});`;
  const { text } = await checkTexts(join(folder, file('pl.ts', table)));
  expect(text).toContain('toast.waiting has no form "few", which pl needs.');
  expect(text).toContain('toast.waiting has no form "many", which pl needs.');
});

test('prints a template with every text, and rejects a locale that is not one (TEXTS-036)', () => {
  const { text } = templateOf('fi');
  expect(text).toContain(`  'pagination.label': "Pagination",`);
  expect(text).toContain(`  // Page {page}\n  'pagination.page': ({ page }) => \`Page \${page}\`,`);
  expect(text.match(/^ {2}'/gm)).toHaveLength(
    Object.keys(englishTexts).filter((key) => !key.startsWith('formats.')).length,
  );
  expect(templateOf('xx_YY')).toEqual({ status: 2, text: '"xx_YY" is not a language tag.' });
});
