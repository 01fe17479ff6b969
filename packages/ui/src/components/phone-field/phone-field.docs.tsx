import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { PhoneField } from './phone-field.tsx';

export const phoneFieldDocs = {
  summary:
    'A phone number and its country. Australian numbers are mobile numbers, grouped while they are typed. Numbers of other countries are reported as E.164.',
  insteadUse: ['AuMobileInput for Australian numbers only.'],
  guidance: [
    {
      do: {
        sentence: 'Start with the country of most customers, and leave the others one key away.',
        Example: () => (
          <Surface>
            <PhoneField label="Phone" />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Start with the first country of the alphabet: nearly everybody has to change it.',
        Example: () => (
          <Surface>
            <PhoneField label="Phone" defaultValue={{ country: 'AF', number: '' }} />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `Field
  div
    SelectControl of countries
    input, type tel, the control of the field`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves the focus from the country to the number.' },
    { keys: '0 … 9, space', effect: 'Inserted at the caret; every other character is dropped.' },
  ],
  attributes: [],
} as const satisfies BlockDocs;
