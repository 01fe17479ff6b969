import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Link } from '../base/portal-link.tsx';

export interface UnreadableFiltersProps {
  /** Labels of the filters, or the names of their parameters. */
  names: readonly string[];
  /** What is shown instead, and what is not offered meanwhile. */
  consequence: string;
  /** Address of the list without these filters. */
  href: string;
}

/** Says which filters of the address cannot be read, and that nothing is offered for the whole list meanwhile. */
export const UnreadableFilters = ({ names, consequence, href }: UnreadableFiltersProps) => (
  <div className="flex-none px-gutter pb-3">
    <Alert tone="warning" actions={<Button render={<Link to={href} />}>Show without this filter</Button>}>
      {`The address filters by ${names.join(', ')}, but its values cannot be read, so ${consequence}`}
    </Alert>
  </div>
);
