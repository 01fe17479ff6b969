import type { BlockDocs } from '../../docs/block-docs.ts';

export const radioGroupDocs = {
  summary: 'One of few, all of them in view; as cards where the choice decides what comes next.',
  insteadUse: ['A select for more than about five options.', 'A toggle group for views of one thing.'],
  anatomy: `<RadioGroup>
  legend
  hint
  options
    label
      radio
      the words
    hint, or why it cannot be chosen
  error`,
  keyboard: [
    { keys: 'Tab', effect: 'Reaches the chosen option, or the first.' },
    { keys: 'Arrow keys', effect: 'Choose the next or the previous option that can be chosen.' },
    { keys: 'Space', effect: 'Chooses the option that has the focus.' },
  ],
  attributes: [
    { name: 'aria-required', on: 'the group', meaning: 'One has to be chosen.' },
    { name: 'aria-invalid', on: 'the group and its radios', meaning: 'There is an error, drawn below.' },
    {
      name: 'aria-describedby',
      on: 'the group, and an option',
      meaning: 'Names the hint or the error; of an option its hint, or why it cannot be chosen.',
    },
  ],
} as const satisfies BlockDocs;
