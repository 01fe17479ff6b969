import type { RenderLink } from '@portal/ui/behaviours';
import { Link } from '../base/portal-link.tsx';

/** What a link from a list leaves in the history entry of what it opens. */
export interface FromList {
  /** Address of that list, with all that was asked. */
  readonly list: string;
}

/** Draws links that know the way back to the list they stand in (OP-112). */
export const linkFrom =
  (list: string): RenderLink =>
  ({ href, ...rest }) => <Link {...rest} to={href} state={{ list } satisfies FromList} />;
