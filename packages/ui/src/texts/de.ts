import { defineTexts } from './define-texts.ts';
import type { Texts } from './english.ts';
import { formatsOf } from './formats.ts';

const formats = formatsOf('de');
const figure = (value: number) => formats.number({ value });

/** Every text in German; a key that is missing does not compile. */
const texts: Texts = {
  'formats.number': formats.number,
  'formats.percent': formats.percent,
  'formats.list': formats.list,
  'formats.day': formats.day,
  'formats.time': formats.time,
  'formats.moment': formats.moment,

  'pagination.label': 'Seiten',
  'pagination.range': ({ from, to, total }) => `${figure(from)}–${figure(to)} von ${figure(total)}`,
  'pagination.page': ({ page }) => `Seite ${figure(page)}`,
  'pagination.previous': 'Vorherige Seite',
  'pagination.next': 'Nächste Seite',
};

/** The German table for `TextsProvider`. */
export const german = defineTexts('de', texts);
