import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samples } from '../testing/samples/index.ts';
import { englishTexts, textKeys } from './english.ts';
import { TextsProvider } from './index.ts';
import { pseudoTexts } from './pseudo.ts';

const { locale, texts } = pseudoTexts('en-XA');

test('the pseudo-language changes letters, keeps numbers, and brackets each text (TEXTS-024)', () => {
  expect(locale).toBe('en-XA');
  expect(texts['search-box.submitName']).toBe('⟦Šéàŕçĥ ···⟧');
  expect(texts['pagination.range']?.({ from: 21, to: 40, total: 147 })).toBe('⟦21 - 40 óƒ 147 ······⟧');
});

test('the pseudo-language keeps names that a caller passes (TEXTS-024)', () => {
  expect(texts['drop-zone-item.removeName']?.({ name: 'Deed.pdf' })).toMatch(/^⟦[^A-Za-z]*Deed\.pdf ·+⟧$/);
});

test('the pseudo-language reads codes that a text translates (TEXTS-024)', () => {
  expect(texts['phone-field.country']?.({ country: 'AU', callingCode: '61' })).toMatch(
    /^⟦Áúšţŕàļíà \+61 ·+⟧$/,
  );
});

const fixed = new Set(
  textKeys.flatMap((key) => {
    const text = englishTexts[key];
    return typeof text === 'string' && /[A-Za-z]{2}/.test(text) ? [text] : [];
  }),
);

async function draw(sample: Parameters<typeof createElement>[2]): Promise<string> {
  const table = pseudoTexts('en-XA');
  const stream = await renderToReadableStream(createElement(TextsProvider, { texts: table }, sample));
  await stream.allReady;
  return new Response(stream).text();
}

const drawable = Object.entries(samples).flatMap(([entry, components]) =>
  Object.entries(components).flatMap(([name, sample]) =>
    typeof sample === 'string' ? [] : [{ entry, name, sample }],
  ),
);

test.each(drawable)(
  '$name has no English text of its own in the pseudo-language (TEXTS-001)',
  async ({ sample }) => {
    const markup = await draw(sample);
    const shown = [...markup.matchAll(/>([^<>]+)<|(?:aria-label|title|alt|placeholder)="([^"]*)"/g)];
    const words = shown.map(([, text, attribute]) => (text ?? attribute ?? '').trim());
    expect(words.filter((text) => fixed.has(text))).toEqual([]);
  },
);
