import type { BreadcrumbItem } from '@portal/ui/breadcrumb';
import { createContext, use, useLayoutEffect } from 'react';
import { useDocumentTitle } from '../base/document-title.ts';

export interface PageProps {
  /** Names the window: `{title} · {tenant}`. */
  readonly title: string;
  /** The trail in the top bar; the last entry is the page itself. Default: the title alone. */
  readonly crumbs?: readonly BreadcrumbItem[] | undefined;
  /** The page fills the window on the surface ground and scrolls inside itself, as lists do. Default false. */
  readonly fixed?: boolean | undefined;
}

export interface ShownPage {
  readonly crumbs: readonly BreadcrumbItem[];
  readonly fixed: boolean;
}

export const PageContext = createContext<(page: ShownPage) => void>(() => undefined);

/** What a screen tells the shell about itself. Draws nothing; a screen renders it beside its content. */
export function Page({ title, crumbs, fixed = false }: PageProps) {
  const show = use(PageContext);
  const trail = JSON.stringify(crumbs ?? [{ label: title }]);
  useDocumentTitle(title);
  useLayoutEffect(() => {
    show({ crumbs: JSON.parse(trail) as BreadcrumbItem[], fixed });
  }, [show, trail, fixed]);
  return null;
}
