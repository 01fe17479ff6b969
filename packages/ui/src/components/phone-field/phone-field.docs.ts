import type { BlockDocs } from '../../docs/block-docs.ts';

export const phoneFieldDocs = {
  summary:
    'A phone number and its country. Australian numbers are mobile ones, grouped while they are typed; numbers of other countries are sent in international writing.',
  insteadUse: ['AuMobileInput where no other country comes in question.'],
  anatomy: `Field
  div
    SelectControl of countries
    input, type tel, the control of the field`,
  keyboard: [
    { keys: 'Tab', effect: 'From the country to the number.' },
    { keys: '0 … 9, space', effect: 'Set at the caret; every other character is dropped.' },
  ],
  attributes: [],
} as const satisfies BlockDocs;
