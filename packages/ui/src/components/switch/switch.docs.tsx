import type { BlockDocs } from '../../docs/block-docs.ts';

export const switchDocs = {
  summary: 'Turns something on or off immediately, without a Save button.',
  insteadUse: ['A checkbox for a value of a form.'],
  anatomy: `<Switch>
  label
    track with thumb
    text
  hint`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves the focus to the switch.' },
    { keys: 'Space', effect: 'Turns it on or off.' },
  ],
  attributes: [{ name: 'aria-describedby', on: 'the switch', meaning: 'The hint.' }],
} as const satisfies BlockDocs;
