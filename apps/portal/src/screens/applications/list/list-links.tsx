import type { RenderLink } from '@portal/ui/behaviours';
import { Link } from 'react-router';
import type { DetailState } from '../detail/detail.location.ts';

/** Draws a link to an application that knows the way back to the list it stands in (OP-112). */
export const linkFromList =
  (list: string): RenderLink =>
  ({ href, ...rest }) => <Link {...rest} to={href} state={{ list } satisfies DetailState} />;
