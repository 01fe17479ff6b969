import { useId, type KeyboardEvent } from 'react';
import { useControllable } from '../../behaviours/use-controllable.ts';
import { chosenTab, tabAfterKey, type TabStop } from './tabs.model.ts';

export interface TabsOptions {
  tabs: readonly TabStop[];
  /** Id of the selected tab; controls the tabs. */
  value?: string | undefined;
  /** Id of the tab that is selected at first, if the tabs are not controlled. Default the first enabled one. */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
}

/** One tab stop. Arrow keys select at once, because a panel needs no loading. */
export function useTabs({ tabs, value, defaultValue = '', onValueChange }: TabsOptions) {
  const base = useId();
  const [wanted, choose] = useControllable({ value, defaultValue, onValueChange });
  const chosen = chosenTab(tabs, wanted);
  const place = (id: string) => tabs.findIndex((tab) => tab.id === id);
  const tabId = (id: string) => `${base}tab${place(id)}`;
  const panelId = (id: string) => `${base}panel${place(id)}`;

  return {
    /** Id of the selected tab. Undefined if all tabs are disabled. */
    chosen,
    listProps: {
      role: 'tablist' as const,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        const next = tabAfterKey(tabs, chosen, event.key, rtl);
        if (next === undefined) return;
        event.preventDefault();
        event.currentTarget.ownerDocument.getElementById(tabId(next))?.focus();
        if (next !== chosen) choose(next);
      },
    },
    getTabProps: ({ id, disabled = false }: TabStop) => ({
      type: 'button' as const,
      role: 'tab' as const,
      id: tabId(id),
      'aria-selected': id === chosen,
      'aria-controls': id === chosen ? panelId(id) : undefined,
      'aria-disabled': disabled || undefined,
      tabIndex: id === chosen ? 0 : -1,
      onClick: disabled || id === chosen ? undefined : () => choose(id),
    }),
    getPanelProps: (id: string) => ({
      role: 'tabpanel' as const,
      id: panelId(id),
      'aria-labelledby': tabId(id),
      tabIndex: 0,
    }),
  };
}
