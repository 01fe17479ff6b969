import { buttonLook } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { X } from 'lucide-react';
import { Link } from '../app/portal-link.tsx';

/** Leads to the same list with everything in it (OP-176). */
export const ClearFilter = ({ to }: { readonly to: string }) => (
  <Link to={to} className={buttonLook({ variant: 'ghost' })}>
    <Icon glyph={X} />
    Clear filter
  </Link>
);
