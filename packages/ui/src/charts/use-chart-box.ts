import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

export interface ChartBox {
  /** Inner width of the drawing, in px. */
  width: number;
  /** Its text size, in px: a drawing grows with the text a person wants. */
  em: number;
  /** It is read from right to left. */
  rtl: boolean;
}

/** Width of a drawing between the margins of an upright A4 page; it is scaled to another paper. */
const ON_PAPER = 660;

const UNMEASURED: ChartBox = { width: 640, em: 12, rtl: false };

/** The size a drawing has, measured before it is painted and whenever it changes; a usual one on the server. */
export function useChartBox() {
  const [box, setBox] = useState(UNMEASURED);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const width = element.clientWidth;
      if (width === 0) return;
      const look = getComputedStyle(element);
      const next = { width, em: Number.parseFloat(look.fontSize), rtl: look.direction === 'rtl' };
      setBox((last) => (same(last, next) ? last : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // The page is laid out for paper only after this event, too late to be measured.
    const fitPaper = () => flushSync(() => setBox((last) => ({ ...last, width: ON_PAPER })));
    addEventListener('beforeprint', fitPaper);
    addEventListener('afterprint', measure);
    return () => {
      sizes.disconnect();
      removeEventListener('beforeprint', fitPaper);
      removeEventListener('afterprint', measure);
    };
  }, []);
  return { ...box, ref };
}

function same(one: ChartBox, other: ChartBox) {
  return one.width === other.width && one.em === other.em && one.rtl === other.rtl;
}

/** Drawings count from the left, so a text that starts where reading starts ends there for who reads from the right. */
export const anchorOf = (side: 'start' | 'end', { rtl }: Pick<ChartBox, 'rtl'>): 'start' | 'end' =>
  rtl === (side === 'start') ? 'end' : 'start';
