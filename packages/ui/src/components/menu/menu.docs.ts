import type { BlockDocs } from '../../docs/block-docs.ts';

export const menuDocs = {
  summary:
    'Actions on what is in view, behind one button; also ticks that change what is shown. Its code arrives when the pointer or the focus does.',
  insteadUse: ['A multi-select for the value of a field.'],
  anatomy: `<MenuButton>
  button
  <Menu>
    item: icon, label, why it is disabled
    line
    item that can be ticked: tick, icon, label
    group
      name
      items of which one is ticked
    destructive items, last`,
  keyboard: [
    { keys: 'Enter, Space, Arrow Down', effect: 'Open the menu with its first item focused, on the button.' },
    { keys: 'Arrow Down, Arrow Up', effect: 'Go to the next or the previous item.' },
    { keys: 'Home, End', effect: 'Go to the first or the last item.' },
    { keys: 'Letters', effect: 'Go to the item that begins with them.' },
    { keys: 'Enter, Space', effect: 'Do what the item says and close; a tick changes and the menu stays.' },
    { keys: 'Escape, Tab', effect: 'Close the menu; Escape gives the focus back to the button.' },
  ],
  attributes: [
    { name: 'data-highlighted', on: 'an item', meaning: 'The pointer or the keyboard is on it.' },
    { name: 'aria-expanded', on: 'the button', meaning: 'Whether the menu is open.' },
    { name: 'aria-disabled', on: 'an item', meaning: 'It can be reached but does nothing.' },
  ],
} as const satisfies BlockDocs;
