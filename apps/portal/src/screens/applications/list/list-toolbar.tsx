import { IconButton } from '@portal/ui/icon-button';
import { SearchBox } from '@portal/ui/search-box';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListLocation } from './list.location.ts';
import { FilterButton } from '../filter/filter-button.tsx';

interface ListToolbarProps {
  location: ListLocation;
  onSearch: (text: string) => void;
  refreshing: boolean;
  onRefresh: () => void;
  /** Chooses between the views, where there is more than one. */
  viewSwitch?: ReactNode;
}

export function ListToolbar({ location, onSearch, refreshing, onRefresh, viewSwitch }: ListToolbarProps) {
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-gutter pb-3">
      <SearchBox label="Search applications" defaultValue={location.search} onSubmitSearch={onSearch} />
      <FilterButton location={location} />
      <span className="ms-auto flex items-center gap-2">
        {viewSwitch}
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
