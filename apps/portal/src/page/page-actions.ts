import type { Endpoint } from '@portal/api/contract';
import type { MenuItem } from '@portal/ui/menu';
import { createContext, use, useEffect, useRef, type RefObject } from 'react';

/** Actions that the command palette offers together. */
export interface ActionGroup {
  /** Such as `Actions on 1001`. Default: the actions are commands of the page, its links pages of the portal. */
  readonly heading?: string;
  readonly items: readonly MenuItem[];
}

/** What a part of the page offers the command palette and the single keys. */
export interface PageActions {
  /**
   * Called when the palette opens or a key acts.
   *
   * @param focused The element that has the focus, or had it before the palette.
   * @param isKey A key acts on the focused row, whatever rows are selected.
   */
  readonly read: (focused: Element | null, isKey: boolean) => ActionGroup | Promise<ActionGroup>;
  /** The endpoint whose data decide which actions are available. */
  readonly facts?: Endpoint;
}

/** The actions of all parts of the page. */
export interface PageActionRegistry {
  readonly parts: Set<RefObject<PageActions>>;
  /** Set while the palette is open. */
  onChange?: (() => void) | undefined;
}

export const PageActionsContext = createContext<PageActionRegistry | undefined>(undefined);

/** Calls the listener, the only one, when the parts of the page change. Returns a function that ends this. */
export function onPageActionsChange(registry: PageActionRegistry, listener: () => void): () => void {
  registry.onChange = listener;
  return () => {
    registry.onChange = undefined;
  };
}

/** Offers actions to the palette and to keys while the part is mounted. Renders nothing again. */
export function usePageActions(actions: PageActions): void {
  const registry = use(PageActionsContext);
  const part = useRef(actions);
  useEffect(() => {
    registry?.parts.add(part);
    return () => void registry?.parts.delete(part);
  }, [registry]);
  useEffect(() => {
    part.current = actions;
    registry?.onChange?.();
  });
}
