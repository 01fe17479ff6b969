import type { RenderLink } from '@portal/ui/behaviours';
import { Link } from '../base/portal-link.tsx';

/** History state that a link from a list passes to the opened page. */
export interface FromList {
  /** Address of the list, including its query. */
  readonly list: string;
}

/** Renders links that store the way back to their list (OP-112). */
export const linkFrom =
  (list: string): RenderLink =>
  ({ href, ...rest }) => <Link {...rest} to={href} state={{ list } satisfies FromList} />;
