import { IconButton } from '@portal/ui/icon-button';
import { RefreshCw } from 'lucide';
import type { ListReading } from './use-list-reading.ts';

/** Reloads a list whose rows change without the user. */
export const RefreshButton = ({ list }: { list: Pick<ListReading, 'refreshing' | 'refresh'> }) => (
  <IconButton
    icon={RefreshCw}
    name="Refresh"
    data-command="refresh"
    variant="secondary"
    pending={list.refreshing}
    onClick={list.refresh}
  />
);
