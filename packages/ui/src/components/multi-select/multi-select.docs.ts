import type { BlockDocs } from '../../docs/block-docs.ts';

export const multiSelectDocs = {
  summary:
    'Several of many: a button with a list of ticks, a filter box once the list is long, and a chip for each of the first that are chosen.',
  insteadUse: ['A select for one.', 'Checkboxes for up to about five that should stay in view.'],
  anatomy: `<MultiSelect>
  label
  button
  chips with remove buttons, +N
  panel
    filter box
    list
      option with its tick
    how many are not drawn
    how many are chosen, Clear
  hint, or error`,
  keyboard: [
    { keys: 'Enter, Space, Arrow Down, Arrow Up', effect: 'Open the list, on the button.' },
    { keys: 'Arrow Down, Arrow Up', effect: 'Go to the next or the previous option.' },
    { keys: 'Page Down, Page Up', effect: 'Go ten options on or back.' },
    { keys: 'Home, End', effect: 'Go to the first or the last option; within the text while there is some.' },
    { keys: 'Space', effect: 'Ticks or unticks the option; a blank within what is typed.' },
    { keys: 'Enter', effect: 'Ticks or unticks the option.' },
    { keys: 'Letters', effect: 'Go to the option that begins with them, or narrow the list.' },
    { keys: 'Tab', effect: 'Goes on to Clear; leaving the panel closes it.' },
    { keys: 'Escape', effect: 'Closes the list; the focus goes back to the button.' },
  ],
  attributes: [
    { name: 'data-empty', on: 'the button', meaning: 'Nothing is chosen.' },
    { name: 'aria-busy', on: 'the button', meaning: 'The options are on their way.' },
    { name: 'data-active', on: 'an option', meaning: 'The keys act on it.' },
    { name: 'data-none', on: 'an option', meaning: 'It stands for "without a value".' },
    { name: 'data-side', on: 'the panel', meaning: '`below` or `above`: where it found room.' },
    { name: 'aria-activedescendant', on: 'the filter box or the list', meaning: 'Names the active option.' },
    { name: 'aria-selected', on: 'an option', meaning: 'Whether it is ticked.' },
    { name: 'aria-expanded', on: 'the button', meaning: 'Whether the list is open.' },
    { name: 'aria-multiselectable', on: 'the list', meaning: 'More than one can be ticked.' },
  ],
} as const satisfies BlockDocs;
