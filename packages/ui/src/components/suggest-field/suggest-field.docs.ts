import type { BlockDocs } from '../../docs/block-docs.ts';

export const suggestFieldDocs = {
  summary: 'One line of text that suggests what may be meant, from wherever its owner looks it up.',
  insteadUse: ['A select for one of a list that is known.', 'A search box for what fills the page.'],
  anatomy: `<SuggestField>
  InputField
    input
    Spinner, or the button that clears it
  list
    option
  what is said of the suggestions`,
  keyboard: [
    {
      keys: 'Arrow Down, Arrow Up',
      effect: 'Go through the suggestions, and past the last back to what is typed.',
    },
    {
      keys: 'Enter',
      effect: 'Takes the active suggestion, or else the first; without any it sends the form.',
    },
    { keys: 'Escape', effect: 'Closes the list and nothing around it; what is typed stays.' },
  ],
  attributes: [
    { name: 'data-active', on: 'an option', meaning: 'The keys act on it.' },
    { name: 'data-side', on: 'the list', meaning: '`below` or `above`: where it found room.' },
    { name: 'aria-activedescendant', on: 'the input', meaning: 'Names the active option.' },
    { name: 'aria-expanded', on: 'the input', meaning: 'Whether there is a list to choose from.' },
  ],
} as const satisfies BlockDocs;
