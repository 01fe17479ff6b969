import type { BreadcrumbItem } from '@portal/ui/breadcrumb';
import { createContext, use, useLayoutEffect } from 'react';
import { useDocumentTitle } from '../base/document-title.ts';

export interface PageProps {
  /** Part of the window title: `{title} · {tenant}`. */
  readonly title: string;
  /** Breadcrumbs in the top bar; the last one is the page itself. Default: the title alone. */
  readonly crumbs?: readonly BreadcrumbItem[] | undefined;
  /** The page fills the window, has the surface background and scrolls inside, as lists do. Default false. */
  readonly fixed?: boolean | undefined;
}

export interface ShownPage {
  readonly crumbs: readonly BreadcrumbItem[];
  readonly fixed: boolean;
}

export const PageContext = createContext<(page: ShownPage) => void>(() => undefined);

/** Reports the title and layout of a screen to the shell. Renders nothing; a screen renders it next to its content. */
export function Page({ title, crumbs, fixed = false }: PageProps) {
  const show = use(PageContext);
  const trail = JSON.stringify(crumbs ?? [{ label: title }]);
  useDocumentTitle(title);
  useLayoutEffect(() => {
    show({ crumbs: JSON.parse(trail) as BreadcrumbItem[], fixed });
  }, [show, trail, fixed]);
  return null;
}
