import type { BlockDocs } from '../../docs/block-docs.ts';

export const dateFieldDocs = {
  summary:
    "A calendar day in three segments in the order of the portal, given and reported as YYYY-MM-DD without any zone. On touch screens it is the browser's own picker.",
  insteadUse: ['A select where only a few days can be chosen.'],
  anatomy: `Field
  group
    input, role spinbutton, for day, month and year
  or, on touch screens, input, type date`,
  keyboard: [
    { keys: '0 … 9', effect: 'Sets the segment and moves on when it is full.' },
    { keys: 'a … z', effect: 'The beginning of a month sets the month.' },
    { keys: '/ - . Space', effect: 'Moves on from a segment that has a digit.' },
    { keys: '← →', effect: 'Moves between segments.' },
    { keys: '↑ ↓', effect: 'Adds or takes away one; an empty segment begins with today.' },
    { keys: 'Page up, Page down', effect: 'Adds or takes away 7 days, 2 months or 5 years.' },
    { keys: 'Home, End', effect: 'Sets the least and the greatest number.' },
    { keys: 'Backspace, Delete', effect: 'Clears the segment; Backspace in an empty one moves back.' },
    { keys: 'Ctrl V', effect: 'Pastes a date in any form that can be read in one way.' },
    { keys: 'Ctrl C', effect: 'Copies the whole date.' },
  ],
  attributes: [
    { name: 'data-name', on: 'group', meaning: 'The name of the field, which its segments do not have.' },
    { name: 'data-part', on: 'input', meaning: '`day`, `month` or `year`.' },
    { name: 'aria-invalid', on: 'input', meaning: 'This segment is wrong or lacks digits.' },
  ],
} as const satisfies BlockDocs;
