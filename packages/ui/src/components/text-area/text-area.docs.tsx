import type { BlockDocs } from '../../docs/block-docs.ts';

export const textAreaDocs = {
  summary:
    'Several lines of text. It grows with its text, counts the characters, and never cuts a text beyond its limit.',
  insteadUse: ['TextField for one line.'],
  anatomy: `Field
  div with fieldBox
    textarea
    div, only with a limit or an action
      TextCounter (span), describes the text area
      action`,
  keyboard: [
    { keys: 'Enter', effect: 'Inserts a new line.' },
    { keys: 'Tab', effect: 'Moves the focus to the action in the footer.' },
  ],
  attributes: [{ name: 'data-over', on: 'TextCounter', meaning: 'The text is longer than the limit.' }],
} as const satisfies BlockDocs;
