import { IconButton } from '@portal/ui/icon-button';
import { RefreshCw } from 'lucide';
import { usePageActions } from '../shell/page-actions.ts';
import type { ListReading } from './use-list-reading.ts';

export interface RefreshButtonProps {
  list: Pick<ListReading, 'refreshing' | 'refresh'>;
}

const name = 'Refresh';

/** Reloads a list whose rows change without the user. */
export function RefreshButton({ list: { refresh, refreshing } }: RefreshButtonProps) {
  usePageActions({
    read: () => ({ items: [{ id: 'refresh', label: name, icon: RefreshCw, onSelect: refresh }] }),
  });
  return (
    <IconButton icon={RefreshCw} name={name} variant="secondary" pending={refreshing} onClick={refresh} />
  );
}
