import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { SuggestField } from './suggest-field.tsx';

const nothing = () => undefined;

export const suggestFieldDocs = {
  summary: 'One line of text with suggestions that the caller provides, for example from a server.',
  insteadUse: ['A select for a known list of options.', 'A search box for a search that fills the page.'],
  guidance: [
    {
      do: {
        sentence: 'If nothing matches, say how to go on, and keep the typed text.',
        Example: () => (
          <Surface>
            <SuggestField
              label="Address"
              defaultValue="12 Quay"
              suggestions={[]}
              onSuggestionSelect={nothing}
              note="No match. Enter the address by hand."
            />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Stay silent if nothing matches: people wait for suggestions that never come.',
        Example: () => (
          <Surface>
            <SuggestField
              label="Address"
              defaultValue="12 Quay"
              suggestions={[]}
              onSuggestionSelect={nothing}
              pending
            />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<SuggestField>
  InputField
    input
    Spinner, or clear button
  list
    option
  status: number of suggestions, or the note`,
  keyboard: [
    {
      keys: 'Arrow Down, Arrow Up',
      effect: 'Move through the suggestions, and after the last one back to the typed text.',
    },
    {
      keys: 'Enter',
      effect:
        'Selects the active suggestion, or otherwise the first; without suggestions it submits the form.',
    },
    { keys: 'Escape', effect: 'Closes only the list; the typed text stays.' },
  ],
  attributes: [
    { name: 'data-active', on: 'an option', meaning: 'Keys apply to this option.' },
    { name: 'data-side', on: 'the list', meaning: 'Where there is room: `below` or `above`.' },
    { name: 'aria-activedescendant', on: 'the input', meaning: 'The active option.' },
    { name: 'aria-expanded', on: 'the input', meaning: 'Whether the list is open.' },
  ],
} as const satisfies BlockDocs;
