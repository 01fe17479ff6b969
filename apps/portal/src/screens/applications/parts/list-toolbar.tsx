import { IconButton } from '@portal/ui/icon-button';
import { SearchBox } from '@portal/ui/search-box';
import { RefreshCw } from 'lucide-react';

interface ListToolbarProps {
  /** The text searched for at present. */
  search: string;
  onSearch: (text: string) => void;
  refreshing: boolean;
  onRefresh: () => void;
}

export function ListToolbar({ search, onSearch, refreshing, onRefresh }: ListToolbarProps) {
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-gutter pb-3">
      <SearchBox label="Search applications" defaultValue={search} onSubmitSearch={onSearch} />
      <span className="ms-auto">
        <IconButton
          icon={RefreshCw}
          name="Refresh"
          variant="secondary"
          pending={refreshing}
          onClick={onRefresh}
        />
      </span>
    </div>
  );
}
