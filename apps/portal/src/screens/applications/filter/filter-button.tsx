import { filterNames } from '@portal/api/contract';
import { Button } from '@portal/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { ListFilter } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyDialog } from '../../../base/lazy-dialog.ts';
import { useClient } from '../../../base/services.tsx';
import { fetchFilterLookups } from '../query/filter-lookups.ts';
import type { FilterDraft } from './filter.model.ts';
import { changedList, listHref, type ListLocation } from '../query/list.location.ts';

const FilterDialog = lazyDialog(async () => (await import('./filter-dialog.tsx')).FilterDialog);

/** Opens the filter dialog. Its code and options are preloaded on hover or focus. */
export function FilterButton({ location }: { location: ListLocation }) {
  const navigate = useNavigate();
  const client = useClient();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const active = filterNames.filter((name) => location.filters[name].length > 0).length;

  const prepare = () => {
    FilterDialog.preload();
    fetchFilterLookups(client, queryClient);
  };
  const apply = (draft: FilterDraft) => {
    setOpen(false);
    void navigate(
      listHref(changedList(location, { filters: { ...location.filters, ...draft }, unreadable: {} })),
    );
  };

  return (
    <>
      <Button
        icon={ListFilter}
        data-command="filter"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        Filter
        {active > 0 && (
          // Hidden from screen readers: the filter bar names the filters.
          <span aria-hidden className="ms-1 font-regular text-text-muted tabular-nums">
            {active}
          </span>
        )}
      </Button>
      {open && <FilterDialog inForce={location.filters} onApply={apply} onClose={() => setOpen(false)} />}
    </>
  );
}
