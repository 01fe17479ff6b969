import type { BlockDocs } from '../../docs/block-docs.ts';

export const searchBoxDocs = {
  summary:
    'Takes a text to search for and hands it over when it is submitted or cleared. What is typed until then stays in it, so that nothing around is drawn again with each key.',
  insteadUse: [
    'A text field for a value that is kept.',
    'A select where there are few values to choose from.',
  ],
  anatomy: `<SearchBox>
  submit button
  box
  clear button, while there is a text`,
  keyboard: [
    { keys: 'Enter', effect: 'In the box: searches for the text, without spaces around it.' },
    { keys: 'Escape', effect: 'In the box: takes back what was typed since the last search.' },
    { keys: 'Enter, Space', effect: 'On a button: searches, or clears and puts the focus into the box.' },
  ],
  attributes: [],
} as const satisfies BlockDocs;
