import { SearchBox } from '@portal/ui/search-box';
import type { ReactNode } from 'react';
import type { ListReading } from './use-list-reading.ts';

export interface ListToolbarProps {
  /** Label of the search box, such as `Search applications`. */
  searchLabel: string;
  /** The key that goes to the search box. Default none. */
  searchKey?: string | undefined;
  /** The current search text. */
  search: string;
  /** Called with the new search text, trimmed. */
  onSearch: (text: string) => void;
  list: Pick<ListReading, 'refresh'>;
  /** Shown at the start of the line; the search then moves to the end. */
  start?: ReactNode;
  /** Shown next to the search, such as the filters. */
  children?: ReactNode;
  /** Shown at the end of the line. */
  end?: ReactNode;
}

/** Search and filters of a list. Searching for the same text refreshes the list. */
export function ListToolbar({
  searchLabel,
  searchKey,
  search,
  onSearch,
  list,
  start,
  children,
  end,
}: ListToolbarProps) {
  const submit = (text: string) => {
    if (text === search) list.refresh();
    else onSearch(text);
  };
  const box = <SearchBox label={searchLabel} shortcut={searchKey} value={search} onSearchSubmit={submit} />;
  if (start)
    return (
      <div className="flex flex-none flex-wrap items-center gap-2 px-gutter pb-3">
        {start}
        <span className="ms-auto flex flex-wrap items-center gap-2 max-md:basis-full max-md:[&>form]:basis-full">
          {box}
          {children}
          {end}
        </span>
      </div>
    );
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 px-gutter pb-3">
      {box}
      {children}
      {end && <span className="ms-auto flex items-center gap-2">{end}</span>}
    </div>
  );
}
