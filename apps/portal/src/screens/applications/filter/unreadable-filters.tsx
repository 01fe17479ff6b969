import { applicationFilters, filterNames } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Link } from '../../../base/portal-link.tsx';
import { changedList, listHref, type ListLocation } from '../query/list.location.ts';

/** Says which filters of the address cannot be read, and that nothing is offered for the whole list meanwhile. */
export function UnreadableFilters({ location }: { location: ListLocation }) {
  const names = filterNames.filter((name) => location.unreadable[name] !== undefined);
  const labels = names.map((name) => applicationFilters[name].label).join(', ');
  return (
    <div className="flex-none px-gutter pb-3">
      <Alert
        tone="warning"
        actions={
          <Button render={<Link to={listHref(changedList(location, { unreadable: {} }))} />}>
            Show without this filter
          </Button>
        }
      >
        {`The address filters by ${labels}, but its values cannot be read, so all applications are shown. They cannot be exported or cancelled together.`}
      </Alert>
    </div>
  );
}
