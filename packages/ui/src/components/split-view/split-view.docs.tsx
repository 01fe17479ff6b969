import type { BlockDocs } from '../../docs/block.docs.ts';
import { SplitView } from './split-view.tsx';

const everything = ['Awaiting review', '21 Nov 2026', '$84,000', 'Home loan', 'Sydney NSW'];

/** Lines of each item of the list. */
interface ListProps {
  facts: Readonly<Record<string, readonly string[]>>;
}

const List = ({ facts }: ListProps) => (
  <SplitView
    layout="split"
    listLabel="Applications"
    paneLabel="Ada Wren"
    className="h-[160px] w-full rounded-lg border bg-surface"
    list={
      <ul>
        {Object.entries(facts).map(([name, lines]) => (
          <li key={name} className="border-b border-border px-3 py-2">
            <span className="font-medium">{name}</span>
            {lines.map((fact) => (
              <span key={fact} className="block text-text-muted">
                {fact}
              </span>
            ))}
          </li>
        ))}
      </ul>
    }
    pane={
      <div className="p-3">
        <p className="font-semibold">Ada Wren</p>
        <p>Home loan, $84,000</p>
      </div>
    }
  />
);

export const splitViewDocs = {
  summary:
    'A list and its open item side by side, in windows from 1200 px. In narrower windows only the list is shown; the preferred layout returns with the room.',
  insteadUse: ['A page of its own if the open item needs the width.'],
  guidance: [
    {
      do: {
        sentence: 'Show in the list what tells items apart, and leave the facts to the pane.',
        Example: () => <List facts={{ 'Ada Wren': ['Awaiting review'], 'Ben Castell': ['Approved'] }} />,
      },
      dont: {
        sentence: 'Repeat every fact in the list: two items fill it, and the pane adds nothing.',
        Example: () => <List facts={{ 'Ada Wren': everything, 'Ben Castell': everything }} />,
      },
    },
  ],
  anatomy: `SplitView
  section, the list
    scrolls by itself
    footer
  section, the pane
    scrolls by itself`,
  keyboard: [
    {
      keys: 'Tab',
      effect:
        'Moves through the list and its footer, then into the pane. Each is a tab stop while it can scroll.',
    },
    { keys: 'ArrowUp, ArrowDown, PageUp, PageDown', effect: 'Scroll the side that has the focus.' },
  ],
  attributes: [{ name: 'data-layout', on: 'SplitView', meaning: 'split or single.' }],
} as const satisfies BlockDocs;
