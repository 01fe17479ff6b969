import { Columns3, ListFilter, Plus, RefreshCw } from 'lucide';
import type { MenuItem } from '@portal/ui/menu';

const icons = new Map([
  ['create', Plus],
  ['filter', ListFilter],
  ['columns', Columns3],
  ['refresh', RefreshCw],
]);

/** The text of a button without its decoration, such as a count. */
function labelOf(button: HTMLElement): string {
  const content = button.cloneNode(true) as HTMLElement;
  for (const hidden of content.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return button.ariaLabel ?? content.textContent;
}

/** Why the button does nothing now; undefined if it acts. */
function reasonOf(button: HTMLElement): string | undefined {
  if (button.ariaDisabled !== 'true' || button.dataset['pending'] !== undefined) return undefined;
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  return described?.textContent ?? '';
}

/** The buttons of the page that are commands as well. A command presses its button. */
export const buttonCommands = (): readonly MenuItem[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-command]')].map((button) => {
    const id = button.dataset['command'] ?? '';
    const reason = reasonOf(button);
    return {
      id,
      label: labelOf(button),
      icon: icons.get(id),
      onSelect: () => button.click(),
      ...(reason !== undefined && { disabled: true, disabledReason: reason }),
    };
  });
