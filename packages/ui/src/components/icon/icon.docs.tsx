import { TriangleAlert } from 'lucide';
import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Icon } from './icon.tsx';

const lines = ['Identity', 'Proof of income', 'Address'];

const Lines = ({ marked }: { marked: readonly string[] }) => (
  <Surface>
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={line} className="flex items-center justify-between">
          {line}
          {marked.includes(line) && (
            <span className="inline-flex items-center gap-1.5">
              <Icon glyph={TriangleAlert} className="text-warning" />
              Missing
            </span>
          )}
        </li>
      ))}
    </ul>
  </Surface>
);

export const iconDocs = {
  summary:
    'An icon of the lucide set in one of three sizes. It is decoration, unless it replaces a word and has a label.',
  insteadUse: ['An icon button for an action.'],
  guidance: [
    {
      do: {
        sentence: 'In a list, mark the few lines that differ, next to a word that says how.',
        Example: () => <Lines marked={['Proof of income']} />,
      },
      dont: {
        sentence: 'An icon on every line: where all are marked, none is found faster.',
        Example: () => <Lines marked={lines} />,
      },
    },
  ],
  anatomy: '<Icon>',
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
