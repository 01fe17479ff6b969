import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { FilterChips } from './filter-chips.tsx';

const nothing = () => undefined;

export const filterChipsDocs = {
  summary:
    'The active filters of a list: each with its first value and the number of the others, and a control that clears all.',
  insteadUse: ['A chip list for values that filter nothing.'],
  guidance: [
    {
      do: {
        sentence: 'Write a filter in the words of the list: its heading, then the value.',
        Example: () => (
          <Surface>
            <FilterChips
              filters={[{ id: 'created', label: 'Created', values: ['Last 30 days'] }]}
              onFilterRemove={nothing}
            />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Write a filter as the address does: its name and value mean nothing to a reader.',
        Example: () => (
          <Surface>
            <FilterChips
              filters={[{ id: 'created', label: 'created_gte', values: ['1761310800'] }]}
              onFilterRemove={nothing}
            />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<FilterChips>
  label
  <Chip>
    name and first value
    number of the other values
    remove button
  clear`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the numbers, the remove buttons and Clear.' },
    { keys: 'Enter, Space', effect: 'Removes a filter by its remove button, all filters by Clear.' },
    { keys: 'Escape', effect: 'Closes the tooltip with the other values.' },
  ],
  attributes: [],
} as const satisfies BlockDocs;
