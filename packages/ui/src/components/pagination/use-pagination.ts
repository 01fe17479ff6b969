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
  /** Address of a page: pages are real links. */
  hrefFor: (page: number) => string;
  /** The pointer or the focus has reached a page's link: the moment to fetch it ahead. */
  onPageIntent?: ((page: number) => void) | undefined;
}

/** Arrow keys walk along the links, Home and End go to the first and the last page; each link keeps its Tab stop. */
function moveAmongLinks(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget;
  const links = [...list.querySelectorAll<HTMLElement>('a[href]')];
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

/** Which pages can be reached, and the props of the links that lead there. */
export function usePagination({ page, pageSize, total, hrefFor, onPageIntent }: PaginationOptions) {
  const texts = useTexts('pagination', paginationTexts);
  const pageCount = pageCountOf(total, pageSize);
  const current = withinPages(page, pageCount);

  const getPageProps = (target: number) => ({
    href: hrefFor(target),
    'data-page': target,
    'aria-label': texts.page({ page: target }),
    'aria-current': target === current ? ('page' as const) : undefined,
    ...intent(target),
  });
  const getStepProps = (name: string, target: number) =>
    target < 1 || target > pageCount
      ? { 'aria-label': name, 'aria-disabled': true as const, role: 'link' as const }
      : { 'aria-label': name, href: hrefFor(target), ...intent(target) };
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
