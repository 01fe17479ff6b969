import { ChartColumn, FileText, UserPlus, Users } from 'lucide';
import { plainLink } from '../../behaviours/render-link.ts';
import type { BlockDocs } from '../../docs/block.docs.ts';
import { NavigationContent, type NavigationItem } from './navigation-content.tsx';

const areas: readonly NavigationItem[] = [
  { id: 'applications', label: 'Applications', icon: FileText, href: '#applications', current: true },
  { id: 'users', label: 'Users', icon: Users, href: '#users' },
  { id: 'reports', label: 'Reports', icon: ChartColumn, href: '#reports' },
];
const invite: NavigationItem = { id: 'invite', label: 'Invite user', icon: UserPlus, href: '#invite' };

/** The column at any width of the window. */
const Column = ({ items }: { items: readonly NavigationItem[] }) => (
  <div className="w-[240px] rounded-lg bg-nav-ground pb-2 text-on-nav">
    <NavigationContent
      label="Main"
      externalTitle=""
      brand="Harbour Lending"
      items={items}
      footer={[]}
      renderLink={plainLink}
    />
  </div>
);

export const sideNavigationDocs = {
  summary:
    'The main navigation: a column in wide windows. In narrow ones a sheet over a scrim, opened by a button in the top bar.',
  insteadUse: ['A toggle group for a few views of the same page.'],
  guidance: [
    {
      do: {
        sentence: 'Name areas by nouns, in the order in which people need them.',
        Example: () => <Column items={areas} />,
      },
      dont: {
        sentence: 'Put actions between areas: ‘Invite user’ opens no area that could stay current.',
        Example: () => <Column items={[...areas, invite]} />,
      },
    },
  ],
  anatomy: `<SideNavigationTrigger>
<SideNavigation>
  <BrandMark>
  <nav>
    items
    items at the lower end`,
  keyboard: [
    { keys: 'Tab, Shift + Tab', effect: 'Moves through the items, inside the sheet while it is open.' },
    { keys: 'Enter', effect: 'Opens the page of the item.' },
    { keys: 'Enter, Space', effect: 'Opens the sheet, on its button.' },
    { keys: 'Escape', effect: 'Closes the sheet; the focus returns to its button.' },
  ],
  attributes: [
    { name: 'aria-current', on: 'an item', meaning: 'It is the current page.' },
    { name: 'aria-disabled', on: 'an item', meaning: 'It is visible and focusable, but no link.' },
    { name: 'aria-expanded', on: 'the button', meaning: 'The sheet is open.' },
  ],
} as const satisfies BlockDocs;
