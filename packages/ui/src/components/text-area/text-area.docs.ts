import type { BlockDocs } from '../../docs/block-docs.ts';

export const textAreaDocs = {
  summary: 'Several lines of text. It grows with them, counts them, and never cuts what goes past its limit.',
  insteadUse: ['TextField for one line.'],
  anatomy: `Field
  div with fieldBox
    textarea
    div, only with a limit or an action
      TextCounter (span), describes the text area
      action`,
  keyboard: [
    { keys: 'Enter', effect: 'A new line.' },
    { keys: 'Tab', effect: 'Leaves the text for the action in its foot.' },
  ],
  attributes: [
    { name: 'data-over', on: 'TextCounter', meaning: 'There are more characters than the limit.' },
  ],
} as const satisfies BlockDocs;
