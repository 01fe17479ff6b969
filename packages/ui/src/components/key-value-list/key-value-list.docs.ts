import type { BlockDocs } from '../../docs/block-docs.ts';

export const keyValueListDocs = {
  summary:
    'Facts about one thing as pairs of label and value, in two columns where its container has room. A missing value reads as a dash.',
  insteadUse: ['A data grid for facts about many things.', 'Fields where the values are edited in place.'],
  anatomy: `<KeyValueList>
  <div>
    <dt> label
    <dd> value, action`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
