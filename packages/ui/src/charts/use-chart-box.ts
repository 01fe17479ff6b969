import { useCallback, useState } from 'react';

export interface ChartBox {
  /** Inner width of the drawing, in px. */
  width: number;
  /** Its text size, in px: a drawing grows with the text a person wants. */
  em: number;
  /** It is read from right to left. */
  rtl: boolean;
}

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
    return () => sizes.disconnect();
  }, []);
  return { ...box, ref };
}

function same(one: ChartBox, other: ChartBox) {
  return one.width === other.width && one.em === other.em && one.rtl === other.rtl;
}

/** Drawings count from the left, so a text that starts where reading starts ends there for who reads from the right. */
export const anchorOf = (side: 'start' | 'end', { rtl }: Pick<ChartBox, 'rtl'>): 'start' | 'end' =>
  rtl === (side === 'start') ? 'end' : 'start';
