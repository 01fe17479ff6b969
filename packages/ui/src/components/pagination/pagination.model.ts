import { paginationTexts } from './pagination.texts.ts';

/** A page number, or the gap of the numbers left out before or after the window. */
export type PageItem = number | 'gap-before' | 'gap-after';

const WINDOW = 7;

/**
 * Up to seven consecutive numbers with `page` in the middle, shifted at both ends. The first and the last page are
 * outside the window, with a gap only if at least one number is skipped (OP-076).
 */
export function pageWindow(page: number, pageCount: number): PageItem[] {
  const size = Math.min(WINDOW, pageCount);
  const current = withinPages(page, pageCount);
  const first = clamp(current - Math.floor(WINDOW / 2), 1, pageCount - size + 1);
  const last = first + size - 1;
  return [
    ...(first > 1 ? [1] : []),
    ...(first > 2 ? ['gap-before' as const] : []),
    ...Array.from({ length: size }, (_, index) => first + index),
    ...(last < pageCount - 1 ? ['gap-after' as const] : []),
    ...(last < pageCount ? [pageCount] : []),
  ];
}

export function pageCountOf(total: number, pageSize: number): number {
  return Math.ceil(Math.max(0, total) / pageSize);
}

export function withinPages(page: number, pageCount: number): number {
  return clamp(Math.trunc(page) || 1, 1, Math.max(1, pageCount));
}

/** `21 - 40 of 147`. The last range ends at the total; without rows the text is empty (OP-077). */
export function rangeText(
  page: number,
  pageSize: number,
  total: number,
  rangeOf: typeof paginationTexts.range = paginationTexts.range,
): string {
  if (total < 1) return '';
  const start = (withinPages(page, pageCountOf(total, pageSize)) - 1) * pageSize;
  return rangeOf({ from: start + 1, to: Math.min(start + pageSize, total), total });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
