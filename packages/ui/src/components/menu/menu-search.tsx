import { belongsToInputMethod } from '../../behaviours/belongs-to-input-method.ts';
import { Search } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Icon } from '../icon/index.ts';
import { menuSearch, menuSearchInput } from './menu.styles.ts';

interface MenuSearchProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Keys that the menu handles in the field as well. */
const menuKeys = ['Escape', 'Tab'];

/** The search field of a menu with many choices. */
export function MenuSearch({ label, value, onValueChange }: MenuSearchProps) {
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const composed = belongsToInputMethod(event.nativeEvent);
    if (menuKeys.includes(event.key) && !composed) return;
    // Letters are text here, not a jump to an item.
    event.stopPropagation();
    if (composed || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
    event.preventDefault();
    const first = event.currentTarget
      .closest('[role="dialog"]')
      ?.querySelector<HTMLElement>('[role^="menuitem"]');
    first?.focus();
  };
  return (
    <div className={menuSearch()}>
      <Icon glyph={Search} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        className={menuSearchInput()}
        onKeyDown={handleKey}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
      />
    </div>
  );
}
