import type { BlockDocs } from '../../docs/block-docs.ts';

export const keyValueListDocs = {
  summary:
    'Facts about one item as pairs of label and value, in two columns if its container is wide enough. A missing value is shown as a dash.',
  insteadUse: ['A data grid for facts about many items.', 'Fields if the values are edited in place.'],
  anatomy: `<KeyValueList>
  <div>
    <dt> label
    <dd> value, action`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
