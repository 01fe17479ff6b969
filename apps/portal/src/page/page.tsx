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

type ShowPage = (page: ShownPage) => void;

export const PageContext = createContext<ShowPage | undefined>(undefined);

/**
 * Reports the title and layout of a screen to the shell. Renders nothing; a screen renders it next to its content.
 * Without a shell, as in a preview, it reports nothing.
 */
export function Page(page: PageProps) {
  const show = use(PageContext);
  return show && <Reported show={show} {...page} />;
}

function Reported({ show, title, crumbs, fixed = false }: PageProps & { readonly show: ShowPage }) {
  const trail = JSON.stringify(crumbs ?? [{ label: title }]);
  useDocumentTitle(title);
  useLayoutEffect(() => {
    show({ crumbs: JSON.parse(trail) as BreadcrumbItem[], fixed });
  }, [show, trail, fixed]);
  return null;
}
