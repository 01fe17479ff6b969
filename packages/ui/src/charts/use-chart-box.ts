import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

export interface ChartBox {
  /** Inner width of the drawing, in px. */
  width: number;
  /** Its text size, in px: a drawing grows with the user's text size. */
  em: number;
  /** Right-to-left page. */
  rtl: boolean;
}

/** Width of a drawing between the margins of a portrait A4 page. It is scaled to other paper. */
const ON_PAPER = 660;

const UNMEASURED: ChartBox = { width: 640, em: 12, rtl: false };

/** The size of a drawing, measured before it is painted and whenever it changes. A usual one on the server. */
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
    // The browser lays the page out for paper only after this event, too late to measure.
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

/** Drawings have text anchors from the left: in right-to-left pages, start and end are swapped. */
export const anchorOf = (side: 'start' | 'end', { rtl }: Pick<ChartBox, 'rtl'>): 'start' | 'end' =>
  rtl === (side === 'start') ? 'end' : 'start';
