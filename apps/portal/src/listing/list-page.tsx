import type { BreadcrumbItem } from '@portal/ui/breadcrumb';
import { Loader } from '@portal/ui/loader';
import { MenuButton, type MenuItem } from '@portal/ui/menu';
import { PageHeader } from '@portal/ui/page-header';
import type { ReactNode } from 'react';
import { usePageActions } from '../page/page-actions.ts';
import { Page } from '../page/page.tsx';
import type { ListExport } from './export/use-list-export.tsx';
import { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx';
import { RefreshButton } from './refresh-button.tsx';
import type { ListReading } from './use-list-reading.ts';

export interface ListMenu {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Called when the user is about to open the menu. */
  readonly onIntent?: () => void;
}

export interface ListPageProps extends Omit<ListToolbarProps, 'list' | 'children'> {
  title: string;
  /** Breadcrumbs in the top bar. Default: the title alone. */
  crumbs?: readonly BreadcrumbItem[] | undefined;
  list: Pick<ListReading, 'loading' | 'refreshing' | 'refresh'>;
  /** Total rows of all pages; unknown while loading and for lists without a total. */
  total?: number | undefined;
  /** Shown in place of the rows while they load. Default: the body shows its own loading state. */
  loadingText?: string | undefined;
  /** Shows a refresh button, for rows that change without the user. Default false. */
  refreshable?: boolean | undefined;
  /** Shown next to the title, such as a choice of views. */
  views?: ReactNode;
  exporting?: ListExport | undefined;
  /** Menu of the page; hidden without items. Default: 'Action' with the export. */
  menu?: ListMenu | undefined;
  /** Shown at the end of the header, the primary action last. */
  actions?: ReactNode;
  /** Shown between header and toolbar, such as the result of an action. */
  notices?: ReactNode;
  /** Shown next to the search. */
  filters?: ReactNode;
  /** Shown between toolbar and rows, such as the active filters. */
  above?: ReactNode;
  children: ReactNode;
}

/** The page of a list: header with count, export and actions, toolbar with search and filters, and the rows. */
export function ListPage({
  title,
  crumbs,
  list,
  total,
  loadingText,
  refreshable = false,
  views,
  exporting,
  menu,
  actions,
  notices,
  filters,
  end,
  above,
  children,
  ...toolbar
}: ListPageProps) {
  usePageActions({ read: () => ({ items: exporting?.items ?? [] }) });
  const { label, items, onIntent }: ListMenu = menu ?? { label: 'Action', items: exporting?.items ?? [] };
  return (
    <>
      <Page title={title} crumbs={crumbs} fixed />
      <PageHeader
        title={title}
        count={total}
        views={views}
        notice={exporting?.notice}
        actions={
          <>
            {exporting?.retry}
            {items.length > 0 && (
              <span className="inline-flex" onPointerEnter={onIntent} onFocus={onIntent}>
                <MenuButton label={label} items={items} />
              </span>
            )}
            {actions}
          </>
        }
      />
      {notices}
      {exporting?.below}
      <ListToolbar
        {...toolbar}
        list={list}
        end={
          (end || refreshable) && (
            <>
              {end}
              {refreshable && <RefreshButton list={list} />}
            </>
          )
        }
      >
        {filters}
      </ListToolbar>
      {above}
      {list.loading && loadingText !== undefined ? <Loader text={loadingText} /> : children}
    </>
  );
}
