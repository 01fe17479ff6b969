import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { CommandList, type CommandItem } from './command-list.tsx';

const Commands = ({ options }: { options: readonly CommandItem[] }) => (
  <Surface>
    <CommandList
      label="Go to or run"
      groups={[{ id: 'orders', heading: 'Actions on 1147', options }]}
      onOptionSelect={() => undefined}
    />
  </Surface>
);

export const commandListDocs = {
  summary:
    'A field over places and actions: typing narrows them, and Enter opens the active one. Put it into a dialog for a command palette.',
  insteadUse: [
    'A menu for the few actions of one thing.',
    'A suggest field for a text that suggestions only complete.',
  ],
  guidance: [
    {
      do: {
        sentence: 'Keep an action that is not available now, and say why.',
        Example: () => (
          <Commands
            options={[{ id: 'drop', text: 'Drop order', disabledReason: 'A sent order cannot be dropped.' }]}
          />
        ),
      },
      dont: {
        sentence: 'Leave it out: people search for it under other names.',
        Example: () => <Commands options={[{ id: 'print', text: 'Print order' }]} />,
      },
    },
  ],
  anatomy: `<CommandList>
  input
  listbox
    group
      heading
      option, or link to a place
  foot: the keys, and the number of results`,
  keyboard: [
    { keys: 'Arrow Down, Arrow Up', effect: 'Move through the options, and round at both ends.' },
    { keys: 'Page Down, Page Up', effect: 'Move by five options.' },
    { keys: 'Home, End', effect: 'Move the caret in the field.' },
    { keys: 'Enter', effect: 'Chooses the active option. For one that cannot be chosen it announces why.' },
    { keys: 'Ctrl+Enter', effect: 'Chooses the active option for a new tab.' },
  ],
  attributes: [
    { name: 'data-active', on: 'an option', meaning: 'Keys apply to this option.' },
    { name: 'aria-activedescendant', on: 'the input', meaning: 'The active option.' },
    { name: 'aria-disabled', on: 'an option', meaning: 'It cannot be chosen now; its description says why.' },
  ],
} as const satisfies BlockDocs;
