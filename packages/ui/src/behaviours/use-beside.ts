import { useCallback, useEffect, useRef } from 'react';
import { placeBeside } from './placement.model.ts';

export interface BesideOptions {
  open: boolean;
  /** The box that the panel stands beside; asked each time it is placed. */
  anchor: () => Element | null;
  /** Edge of the anchor it lines up with. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** At least as wide as its anchor. Default false. */
  matchWidth?: boolean | undefined;
  /** Called with the panel whenever it has been placed; the same function each time. */
  onPlace?: ((panel: HTMLElement) => void) | undefined;
}

/** Keeps a panel of the top layer beside its anchor while it is open, whatever scrolls or grows. */
export function useBeside<Panel extends HTMLElement>({
  open,
  anchor,
  align = 'start',
  matchWidth = false,
  onPlace,
}: BesideOptions) {
  const panel = useRef<Panel>(null);
  const place = useCallback(() => {
    const box = anchor()?.getBoundingClientRect();
    if (!box || !panel.current) return;
    const { style } = panel.current;
    if (matchWidth) style.minWidth = `${box.width}px`;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const atLeft = (align === 'start') === (getComputedStyle(panel.current).direction === 'ltr');
    const size = panel.current.getBoundingClientRect();
    const spot = placeBeside(box, size, { width, height }, atLeft ? 'left' : 'right');
    style.left = `${spot.left}px`;
    style.top = `${spot.top}px`;
    style.maxHeight = `${spot.maxHeight}px`;
    panel.current.dataset['side'] = spot.side;
    onPlace?.(panel.current);
  }, [anchor, align, matchWidth, onPlace]);

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

  return { panel, place };
}
