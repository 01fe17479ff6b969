import { ArrowRight, Ban, Download, Package } from 'lucide';
import type { CommandGroup } from './use-command-list.ts';
import type { CommandItem } from './command-list.tsx';
import { beginsWords } from './command-list.model.ts';

const orders: readonly CommandItem[] = [
  ['1147', 'Elena Marchetti', 'Packed'],
  ['1144', 'Margarethe van der Lindenberg', 'Sent'],
  ['1139', 'Saoirse Doyle', 'New'],
].map(([number = '', text = '', detail]) => ({
  id: `order-${number}`,
  icon: Package,
  prefix: number,
  text,
  detail,
  href: `#order-${number}`,
}));

/** What a shop's palette finds. */
export const commandGroups: readonly CommandGroup<CommandItem>[] = [
  {
    id: 'actions',
    heading: 'Actions on 1147',
    options: [
      { id: 'drop', icon: Ban, text: 'Drop order' },
      {
        id: 'address',
        icon: ArrowRight,
        text: 'Change address',
        disabledReason: 'The address of a packed order cannot be changed.',
      },
    ],
  },
  { id: 'orders', heading: 'Orders', options: orders },
  { id: 'commands', heading: 'Commands', options: [{ id: 'export', icon: Download, text: 'Export orders' }] },
];

/** The groups with the options whose words the text begins. */
export const commandsFor = (text: string): readonly CommandGroup<CommandItem>[] =>
  commandGroups.map((group) => ({
    ...group,
    options: group.options.filter((option) => beginsWords(text, `${option.prefix ?? ''} ${option.text}`)),
  }));
