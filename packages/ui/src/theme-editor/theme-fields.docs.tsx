import type { BlockDocs } from '../docs/block.docs.ts';
import { Surface } from '../docs/fixtures/surface.tsx';
import type { TenantTheme } from '../theme/index.ts';
import { ThemeFields, type ThemeFieldsProps } from './theme-fields.tsx';

const published: TenantTheme = { brand: '#0b5cab', nav: '#10243e', radius: 6 };
const Fields = (props: Pick<ThemeFieldsProps, 'value' | 'published' | 'notes'>) => (
  <Surface>
    <ThemeFields {...props} onValueChange={() => undefined} />
  </Surface>
);

export const themeFieldsDocs = {
  summary:
    'The values that a tenant sets: brand, navigation, corner, density and font. `parseThemeDraft` reads what was typed.',
  insteadUse: ['A text field with a colour picker if a colour is not a part of a theme.'],
  guidance: [
    {
      do: {
        sentence: 'While a draft is edited, pass what is published, so that each change can be taken back.',
        Example: () => <Fields value={{ ...published, brand: '#1f7a8c' }} published={published} />,
      },
      dont: {
        sentence: 'A draft by itself: people cannot see what they changed.',
        Example: () => <Fields value={{ ...published, brand: '#1f7a8c' }} />,
      },
    },
    {
      do: {
        sentence: 'Say under a field who changed it meanwhile.',
        Example: () => <Fields value={published} notes={{ radius: 'Changed by Ada Brook, 09:14' }} />,
      },
      dont: {
        sentence: 'Say it in the note of another field: readers look where they typed.',
        Example: () => <Fields value={published} notes={{ font: 'Corner changed by Ada Brook' }} />,
      },
    },
  ],
  anatomy: `div
  Field for each value: control, hint with its buttons, note
  Alert, if a value does not hold
  children`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the fields, their pickers and their buttons.' },
    { keys: 'Enter, Space', effect: 'On a button: resets its field, which gets the focus.' },
  ],
  attributes: [
    { name: 'aria-invalid', on: 'a control', meaning: 'Its value does not hold; the alert describes it.' },
  ],
} as const satisfies BlockDocs;
