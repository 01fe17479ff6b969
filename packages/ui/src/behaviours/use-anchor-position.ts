import { useCallback, useEffect, useRef } from 'react';
import { anchoredPosition } from './anchor-position.model.ts';

/**
 * Keeps an open panel of the top layer next to its anchor, and at least as wide.
 *
 * @param anchor Returns the anchor; called each time the panel is positioned.
 */
export function useAnchorPosition<Panel extends HTMLElement>(open: boolean, anchor: () => Element | null) {
  const panel = useRef<Panel>(null);
  const place = useCallback(() => {
    const box = anchor()?.getBoundingClientRect();
    if (!box || !panel.current) return;
    const { style } = panel.current;
    style.minWidth = `${box.width}px`;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const atLeft = getComputedStyle(panel.current).direction === 'ltr';
    const size = panel.current.getBoundingClientRect();
    const spot = anchoredPosition(box, size, { width, height }, atLeft ? 'left' : 'right');
    style.left = `${spot.left}px`;
    style.top = `${spot.top}px`;
    style.maxHeight = `${spot.maxHeight}px`;
    panel.current.dataset['side'] = spot.side;
  }, [anchor]);

  useEffect(() => {
    const opened = panel.current;
    if (!open || !opened) return undefined;
    place();
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node && opened.contains(target))) place();
    };
    const sizes = new ResizeObserver(place);
    sizes.observe(opened);
    const box = anchor();
    if (box) sizes.observe(box);
    window.addEventListener('resize', place);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', follow, { capture: true });
      opened.style.maxHeight = '';
      delete opened.dataset['side'];
    };
  }, [open, place, anchor]);

  return panel;
}
