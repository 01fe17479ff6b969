import type { KeyboardEvent } from 'react';
import { useTexts } from '../../texts/texts-context.ts';
import { pageCountOf, pageWindow, rangeText, withinPages } from './pagination.model.ts';
import { paginationTexts } from './pagination.texts.ts';

export interface PaginationOptions {
  /** The page shown, counted from 1. */
  page: number;
  /** Rows a page. */
  pageSize: number;
  /** Rows in all pages together. */
  total: number;
  /** Address of a page: pages are then real links, otherwise buttons. */
  hrefFor?: ((page: number) => string) | undefined;
  /** The user chooses a page. Without `hrefFor` it is the only way to change the page. */
  onPageChange?: ((page: number) => void) | undefined;
  /** The pointer or the focus has reached a page: the moment to prefetch it. */
  onPageIntent?: ((page: number) => void) | undefined;
}

/** Arrow keys move along the links, Home and End go to the first and the last page. Each link keeps its Tab stop. */
function moveAmongLinks(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget;
  const links = [...list.querySelectorAll<HTMLElement>('a[href], button:not([aria-disabled])')];
  const pages = links.filter((link) => link.dataset['page'] !== undefined);
  const at = links.findIndex((link) => link === event.target);
  const onward = list.matches(':dir(rtl)') ? -1 : 1;
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: links[at + onward],
    ArrowLeft: links[at - onward],
    Home: pages[0],
    End: pages.at(-1),
  };
  const target = Object.hasOwn(targets, event.key) ? targets[event.key] : undefined;
  if (at === -1 || !target) return;
  event.preventDefault();
  target.focus();
}

/** The pages that can be reached, and the props of their links or buttons. */
export function usePagination({
  page,
  pageSize,
  total,
  hrefFor,
  onPageChange,
  onPageIntent,
}: PaginationOptions) {
  const texts = useTexts('pagination', paginationTexts);
  const pageCount = pageCountOf(total, pageSize);
  const current = withinPages(page, pageCount);

  const leadingTo = (target: number) => ({
    ...(hrefFor ? { href: hrefFor(target) } : { type: 'button' as const }),
    ...(onPageChange && { onClick: () => onPageChange(target) }),
  });
  const getPageProps = (target: number) => ({
    ...leadingTo(target),
    'data-page': target,
    'aria-label': texts.page({ page: target }),
    'aria-current': target === current ? ('page' as const) : undefined,
    ...intent(target),
  });
  const getStepProps = (name: string, target: number) =>
    target < 1 || target > pageCount
      ? { 'aria-label': name, 'aria-disabled': true as const, ...(hrefFor && { role: 'link' as const }) }
      : { 'aria-label': name, ...leadingTo(target), ...intent(target) };
  const intent = (target: number) =>
    onPageIntent && target !== current
      ? { onPointerEnter: () => onPageIntent(target), onFocus: () => onPageIntent(target) }
      : {};

  return {
    items: pageWindow(current, pageCount),
    /** Such as `21 - 40 of 147`; empty without rows. */
    range: rangeText(current, pageSize, total, texts.range),
    listProps: { onKeyDown: moveAmongLinks },
    getPageProps,
    previousProps: getStepProps(texts.previous, current - 1),
    nextProps: getStepProps(texts.next, current + 1),
  };
}
