import { listOfView, type ViewEntry } from '@portal/api/contract';
import { hrefs } from './paths.ts';

/** The address that opens a saved view, in the list where the reader sees it. */
export const viewHref = (view: Pick<ViewEntry, 'Id' | 'Scope'>, claims: readonly string[]): string =>
  `${hrefs.list(listOfView(view, claims))}?saved=${view.Id}`;
