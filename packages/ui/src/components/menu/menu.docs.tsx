import { Download, Tag, User } from 'lucide';
import type { BlockDocs } from '../../docs/block.docs.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { menuItem, menuPanel } from './menu.styles.ts';

interface OpenMenuProps {
  items: readonly { icon: IconGlyph; label: string; reason?: string }[];
}

/** The open menu without its button: an open menu is modal. */
const OpenMenu = ({ items }: OpenMenuProps) => (
  <div role="menu" aria-label="Actions" className={menuPanel()}>
    {items.map(({ icon, label, reason }) => (
      <div
        key={label}
        role="menuitem"
        tabIndex={-1}
        aria-disabled={reason !== undefined || undefined}
        className={menuItem()}
      >
        <Icon glyph={icon} />
        <span className="grid py-1">
          {label}
          {reason && <span className="text-xs text-text-muted">{reason}</span>}
        </span>
      </div>
    ))}
  </div>
);

export const menuDocs = {
  summary:
    'Actions and settings of the visible content, behind one button. Its code is loaded when the pointer or the focus reaches the button.',
  insteadUse: ['A multi-select for the value of a field.'],
  guidance: [
    {
      do: {
        sentence: 'Keep an action in place while it is not possible, and say why below it.',
        Example: () => (
          <OpenMenu
            items={[
              { icon: Tag, label: 'Set label' },
              { icon: Download, label: 'Export', reason: 'Select at most 500 rows' },
              { icon: User, label: 'Assign' },
            ]}
          />
        ),
      },
      dont: {
        sentence: 'Remove an action while it is not possible: people search for what they used yesterday.',
        Example: () => (
          <OpenMenu
            items={[
              { icon: Tag, label: 'Set label' },
              { icon: User, label: 'Assign' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: `<MenuButton>
  button
  <Menu>
    search, for many choices
    item: icon, label, why it is disabled, badge, detail
    separator
    checkable item: tick, icon, label
    group
      name
      items of which one is checked
    destructive items, last`,
  keyboard: [
    { keys: 'Enter, Space, Arrow Down', effect: 'Open the menu with its first item focused, on the button.' },
    { keys: 'Arrow Down, Arrow Up', effect: 'Move to the next or the previous item.' },
    { keys: 'Home, End', effect: 'Move to the first or the last item.' },
    { keys: 'Letters', effect: 'Move to the item that begins with them; in the search they are text.' },
    {
      keys: 'Enter, Space',
      effect: 'Run the item and close. A checkable item changes and the menu stays open.',
    },
    { keys: 'Escape, Tab', effect: 'Close the menu. Escape returns the focus to the button.' },
  ],
  attributes: [
    { name: 'data-highlighted', on: 'an item', meaning: 'The pointer or the focus is on it.' },
    { name: 'data-sheet', on: 'the menu', meaning: 'In a narrow window it is a sheet at the lower edge.' },
    { name: 'aria-expanded', on: 'the button', meaning: 'Whether the menu is open.' },
    { name: 'aria-disabled', on: 'an item', meaning: 'It is focusable but does nothing.' },
  ],
} as const satisfies BlockDocs;
