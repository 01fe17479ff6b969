import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { DateField } from './date-field.tsx';

export const dateFieldDocs = {
  summary:
    'A calendar day in three segments in the order of the date format. Its value is YYYY-MM-DD, without a time zone. On touch screens it is the native picker.',
  insteadUse: ['A select if only a few days are possible.'],
  guidance: [
    {
      do: {
        sentence: 'If only some days are allowed, say so in the hint before a day is typed.',
        Example: () => (
          <Surface>
            <DateField
              label="Settlement"
              hint="A day from 1 Dec 2026"
              min="2026-12-01"
              defaultValue="2026-12-04"
            />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Mention the limit only in the error, after a day was typed.',
        Example: () => (
          <Surface>
            <DateField
              label="Settlement"
              defaultValue="2026-11-20"
              error="Settlement must be 1 Dec 2026 or later"
            />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `Field
  group
    input, role spinbutton, for day, month and year
  or, on touch screens, input, type date`,
  keyboard: [
    { keys: '0 … 9', effect: 'Sets the segment, and moves to the next one when it is full.' },
    { keys: 'a … z', effect: 'Sets the month by the beginning of its name.' },
    { keys: '/ - . Space', effect: 'Moves to the next segment if this one has a digit.' },
    { keys: '← →', effect: 'Moves between segments.' },
    {
      keys: '↑ ↓',
      effect: 'Adds or subtracts one; an empty segment starts with the current day, month or year.',
    },
    { keys: 'Page up, Page down', effect: 'Adds or subtracts 7 days, 2 months or 5 years.' },
    { keys: 'Home, End', effect: 'Sets the lowest or the highest number.' },
    {
      keys: 'Backspace, Delete',
      effect: 'Clears the segment; Backspace in an empty segment moves to the previous one.',
    },
    { keys: 'Ctrl V', effect: 'Pastes a date in any unambiguous format.' },
    { keys: 'Ctrl C', effect: 'Copies the whole date.' },
  ],
  attributes: [
    { name: 'data-name', on: 'group', meaning: 'The name of the field, which its segments do not have.' },
    { name: 'data-part', on: 'input', meaning: '`day`, `month` or `year`.' },
    { name: 'aria-invalid', on: 'input', meaning: 'This segment is invalid or incomplete.' },
  ],
} as const satisfies BlockDocs;
