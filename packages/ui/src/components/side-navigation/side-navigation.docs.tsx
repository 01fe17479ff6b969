import type { BlockDocs } from '../../docs/block-docs.ts';

export const sideNavigationDocs = {
  summary:
    'The main navigation: a column in wide windows. In narrow ones a sheet over a scrim, opened by a button in the top bar.',
  insteadUse: ['A toggle group for a few views of the same page.'],
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
