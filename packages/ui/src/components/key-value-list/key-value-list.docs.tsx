import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { KeyValueList } from './key-value-list.tsx';

export const keyValueListDocs = {
  summary:
    'Facts about one item as pairs of label and value, in two columns if its container is wide enough. A missing value is shown as a dash.',
  insteadUse: ['A data grid for facts about many items.', 'Fields if the values are edited in place.'],
  guidance: [
    {
      do: {
        sentence: 'Write values as people read them: dates in words, amounts with their currency.',
        Example: () => (
          <Surface>
            <KeyValueList
              items={[
                { label: 'Submitted', value: '21 Nov 2026' },
                { label: 'Amount', value: '$84,000' },
                { label: 'Joint', value: 'Yes' },
              ]}
            />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Print what the server sent: readers have to translate each value.',
        Example: () => (
          <Surface>
            <KeyValueList
              items={[
                { label: 'Submitted', value: '2026-11-20T22:30:00Z' },
                { label: 'Amount', value: '84000.0000' },
                { label: 'Joint', value: 'true' },
              ]}
            />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<KeyValueList>
  <div>
    <dt> label
    <dd> value, action`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
