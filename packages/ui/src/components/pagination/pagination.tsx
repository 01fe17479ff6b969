import { ChevronLeft, ChevronRight } from 'lucide-react';
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
  /** Beside the range, such as `2 selected`. */
  note?: ReactNode;
  /** A router's link; a plain anchor without it. */
  renderLink?: RenderLink | undefined;
}

/** Made once: none of them differs from page to page. */
const drawn = {
  previous: <Icon glyph={ChevronLeft} className="rtl:-scale-x-100" />,
  next: <Icon glyph={ChevronRight} className="rtl:-scale-x-100" />,
  link: pagerLink(),
  step: pagerLink({ step: true }),
};

/** Range, note and page links; nothing at all without rows. */
export function Pagination({
  page,
  pageSize,
  total,
  hrefFor,
  onPageIntent,
  label,
  note,
  renderLink = plainLink,
  className,
  ...rest
}: PaginationProps) {
  const texts = useTexts('pagination', paginationTexts);
  const pages = usePagination({ page, pageSize, total, hrefFor, onPageIntent });
  if (pages.items.length === 0) return null;
  return (
    <nav {...rest} aria-label={label ?? texts.label} className={pager({ className })}>
      <span className="text-text-muted tabular-nums">{pages.range}</span>
      {note && <span className="min-w-0 font-medium wrap-anywhere tabular-nums">{note}</span>}
      <ul {...pages.listProps} className={pageList()}>
        <li>
          <PagerStep link={pages.previousProps} renderLink={renderLink}>
            {drawn.previous}
          </PagerStep>
        </li>
        {pages.items.map((item) => (
          <li key={item} className="max-md:hidden">
            {typeof item === 'number' ? (
              renderLink({ ...pages.getPageProps(item), className: drawn.link, children: item })
            ) : (
              <span className="grid h-[28px] min-w-[28px] place-items-center text-text-muted">…</span>
            )}
          </li>
        ))}
        <li>
          <PagerStep link={pages.nextProps} renderLink={renderLink}>
            {drawn.next}
          </PagerStep>
        </li>
      </ul>
    </nav>
  );
}

interface PagerStepProps {
  link: ReturnType<typeof usePagination>['nextProps'];
  renderLink: RenderLink;
  children: ReactNode;
}

function PagerStep({ link, renderLink, children }: PagerStepProps) {
  const look = { className: drawn.step, title: link['aria-label'], children };
  return 'href' in link ? renderLink({ ...link, ...look }) : <a {...link} {...look} />;
}
