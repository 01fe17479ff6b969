type PlacementBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type Size = Pick<DOMRect, 'width' | 'height'>;

const GAP = 4;
const EDGE = 8;

/**
 * Position of a panel next to its anchor, in px of the window: below it and aligned with one of its edges, or above
 * it if there is more room; always within the window.
 */
export function anchoredPosition(
  anchor: PlacementBox,
  panel: Size,
  view: Size,
  edge: 'left' | 'right' = 'left',
) {
  const roomBelow = Math.max(0, view.height - (anchor.top + anchor.height) - GAP - EDGE);
  const roomAbove = Math.max(0, anchor.top - GAP - EDGE);
  const side = panel.height <= roomBelow || roomBelow >= roomAbove ? 'below' : 'above';
  const maxHeight = side === 'below' ? roomBelow : roomAbove;
  const height = Math.min(panel.height, maxHeight);
  const wanted = edge === 'left' ? anchor.left : anchor.left + anchor.width - panel.width;
  return {
    left: Math.max(EDGE, Math.min(wanted, view.width - panel.width - EDGE)),
    top: side === 'below' ? anchor.top + anchor.height + GAP : anchor.top - GAP - height,
    /** Available height on the chosen side; a higher panel scrolls. */
    maxHeight,
    side,
  };
}

/** Position of a tooltip: below its anchor, above it at the end of the window, never outside the window. */
export function tipPosition(
  anchor: PlacementBox,
  tip: Size,
  view: Size,
  { edge = 'centre', gap = GAP }: { edge?: 'centre' | 'left' | 'right'; gap?: number } = {},
): { left: number; top: number } {
  const below = anchor.top + anchor.height + gap;
  const fitsBelow = below + tip.height + EDGE <= view.height;
  const share = { left: 0, centre: 0.5, right: 1 }[edge];
  const left = anchor.left + share * (anchor.width - tip.width);
  return {
    left: Math.max(EDGE, Math.min(left, view.width - tip.width - EDGE)),
    top: fitsBelow ? below : Math.max(EDGE, anchor.top - gap - tip.height),
  };
}
