import type { BlockDocs } from '../../docs/block-docs.ts';

export const switchDocs = {
  summary: 'Gives or takes access, at once: there is no Save after it.',
  insteadUse: ['A checkbox for what is sent with a form.'],
  anatomy: `<Switch>
  label
    the track with its knob
    the words
  hint`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches the switch.' },
    { keys: 'Space', effect: 'Turns it on or off.' },
  ],
  attributes: [{ name: 'aria-describedby', on: 'the switch', meaning: 'Names the hint.' }],
} as const satisfies BlockDocs;
