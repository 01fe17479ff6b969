import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { KeyValueList } from '../key-value-list/index.ts';
import { CopyButton } from './copy-button.tsx';

const facts = [
  { label: 'Reference', value: 'HL-10042' },
  { label: 'Product', value: 'Home loan' },
  { label: 'Status', value: 'Approved' },
];

const Facts = ({ copied }: { copied: readonly string[] }) => (
  <Surface>
    <KeyValueList
      items={facts.map(({ label, value }) => ({
        label,
        value,
        action: copied.includes(label) && <CopyButton text={value} name={`Copy ${label}`} />,
      }))}
    />
  </Surface>
);

export const copyButtonDocs = {
  summary: 'Copies a text and announces it for 1500 ms. It announces nothing if the browser refuses.',
  insteadUse: ['Plain text if it is rarely copied.'],
  guidance: [
    {
      do: {
        sentence: 'Next to the value that people need elsewhere, such as a reference number.',
        Example: () => <Facts copied={['Reference']} />,
      },
      dont: {
        sentence: 'Next to every value: the one that is copied daily is lost among the others.',
        Example: () => <Facts copied={['Reference', 'Product', 'Status']} />,
      },
    },
  ],
  anatomy: `<CopyButton>
  icon button with its tooltip
  status for screen readers`,
  keyboard: [
    { keys: 'Enter, Space', effect: 'Copies the text.' },
    { keys: 'Escape', effect: 'Closes the tooltip.' },
  ],
  attributes: [],
} as const satisfies BlockDocs;
