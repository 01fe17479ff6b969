import { applicationFilters, filterNames } from '@portal/api/contract';
import { UnreadableFilters } from '../../../listing/unreadable-filters.tsx';
import { changedList, listHref, type ListLocation } from '../query/list.location.ts';

export const UnreadableApplicationFilters = ({ location }: { location: ListLocation }) => (
  <UnreadableFilters
    names={filterNames
      .filter((name) => location.unreadable[name] !== undefined)
      .map((name) => applicationFilters[name].label)}
    href={listHref(changedList(location, { unreadable: {} }))}
    consequence="all applications are shown. They cannot be exported or cancelled together."
  />
);
