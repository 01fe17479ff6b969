import { ChevronLeft, ChevronRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { plainLink, type RenderLink } from '../../behaviours/render-link.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { Icon } from '../icon/index.ts';
import { pageList, pager, pagerLink } from './pagination.styles.ts';
import { paginationTexts } from './pagination.texts.ts';
import { usePagination, type PaginationOptions } from './use-pagination.ts';

export interface PaginationProps extends PaginationOptions, Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the navigation. Default `Pagination`. */
  label?: string | undefined;
  /** Next to the range, such as `2 selected`. */
  note?: ReactNode;
  /** Renders the links of pages, such as by a router's link. Default a plain anchor. */
  renderLink?: RenderLink | undefined;
}

/** Created once: they are the same on every page. */
const drawn = {
  previous: <Icon glyph={ChevronLeft} className="rtl:-scale-x-100" />,
  next: <Icon glyph={ChevronRight} className="rtl:-scale-x-100" />,
  link: pagerLink(),
  step: pagerLink({ step: true }),
};

/** Range, note and page links. Renders nothing without rows. */
export function Pagination({
  page,
  pageSize,
  total,
  hrefFor,
  onPageChange,
  onPageIntent,
  label,
  note,
  renderLink = plainLink,
  className,
  ...rest
}: PaginationProps) {
  const texts = useTexts('pagination', paginationTexts);
  const pages = usePagination({ page, pageSize, total, hrefFor, onPageChange, onPageIntent });
  if (pages.items.length === 0) return null;
  return (
    <nav {...rest} aria-label={label ?? texts.label} className={pager({ className })}>
      <span className="text-text-muted tabular-nums">{pages.range}</span>
      {note && <span className="min-w-0 font-medium wrap-anywhere tabular-nums">{note}</span>}
      <ul {...pages.listProps} className={pageList()}>
        <li>
          <PageLink link={pages.previousProps} {...stepOf(pages.previousProps)} renderLink={renderLink}>
            {drawn.previous}
          </PageLink>
        </li>
        {pages.items.map((item) => (
          <li key={item} className="max-md:hidden">
            {typeof item === 'number' ? (
              <PageLink link={pages.getPageProps(item)} renderLink={renderLink} className={drawn.link}>
                {item}
              </PageLink>
            ) : (
              <span className="grid h-[28px] min-w-[28px] place-items-center text-text-muted">…</span>
            )}
          </li>
        ))}
        <li>
          <PageLink link={pages.nextProps} {...stepOf(pages.nextProps)} renderLink={renderLink}>
            {drawn.next}
          </PageLink>
        </li>
      </ul>
    </nav>
  );
}

const stepOf = (link: { 'aria-label': string }) => ({ className: drawn.step, title: link['aria-label'] });

interface PageLinkProps {
  link: object;
  className: string;
  title?: string;
  renderLink: RenderLink;
  children: ReactNode;
}

/** A link, a button, or a link that leads nowhere. */
function PageLink({ link, renderLink, ...look }: PageLinkProps) {
  if (isLink(link)) return renderLink({ ...link, ...look });
  return 'role' in link ? (
    <a {...(link as object)} {...look} />
  ) : (
    <button type="button" {...link} {...look} />
  );
}

const isLink = (link: object): link is { href: string } => 'href' in link;
