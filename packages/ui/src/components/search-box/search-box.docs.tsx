import type { BlockDocs } from '../../docs/block.docs.ts';
import { SearchBox } from './search-box.tsx';

const nothing = () => undefined;

export const searchBoxDocs = {
  summary:
    'A text to search for, reported when it is submitted or cleared. Typed text stays in the input until then, so that a key press renders nothing around it.',
  insteadUse: ['A text field for a value of a form.', 'A select for a choice of few values.'],
  guidance: [
    {
      do: {
        sentence: 'Name the columns that are searched: people then try the value that they have.',
        Example: () => (
          <SearchBox
            label="Search name, email or ID"
            onSearchSubmit={nothing}
            className="w-full max-w-[320px]"
          />
        ),
      },
      dont: {
        sentence: '‘Search…’: after a search for a phone number finds nothing, nobody tries the name.',
        Example: () => (
          <SearchBox label="Search…" onSearchSubmit={nothing} className="w-full max-w-[320px]" />
        ),
      },
    },
  ],
  anatomy: `<SearchBox>
  submit button
  input
  clear button, while there is text`,
  keyboard: [
    { keys: 'Enter', effect: 'In the input: searches for the trimmed text.' },
    { keys: 'Escape', effect: 'In the input: restores the text of the last search.' },
    { keys: 'Enter, Space', effect: 'On a button: searches, or clears the search and focuses the input.' },
  ],
  attributes: [],
} as const satisfies BlockDocs;
