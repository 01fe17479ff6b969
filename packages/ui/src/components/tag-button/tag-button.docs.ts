import type { BlockDocs } from '../../docs/block-docs.ts';

export const tagButtonDocs = {
  summary: 'A chip that stays pressed: a label that is set, a value that narrows a list.',
  insteadUse: ['A chip for a value that is only shown.', 'A toggle group where exactly one is pressed.'],
  anatomy: `<TagButton>
  toggle
    icon, a tick while pressed
    the words
    count
  remove button`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches the toggle, then its remove button.' },
    { keys: 'Enter, Space', effect: 'Presses or releases it; on the remove button, removes it.' },
  ],
  attributes: [
    { name: 'data-pressed', on: 'the chip', meaning: 'It is pressed.' },
    { name: 'data-disabled', on: 'the chip', meaning: 'It can be reached but does nothing.' },
    { name: 'aria-pressed', on: 'the toggle', meaning: 'Whether it is pressed.' },
    { name: 'aria-disabled', on: 'the toggle', meaning: 'It does nothing for now.' },
  ],
} as const satisfies BlockDocs;
