export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 4;
const EDGE = 8;

/** Position of a tooltip: centred below its anchor, above it at the end of the window, never outside the window. */
export function tipPosition(
  anchor: Box,
  tip: { width: number; height: number },
  view: { width: number; height: number },
) {
  const below = anchor.top + anchor.height + GAP;
  const fitsBelow = below + tip.height + EDGE <= view.height;
  const centred = anchor.left + anchor.width / 2 - tip.width / 2;
  return {
    left: Math.max(EDGE, Math.min(centred, view.width - tip.width - EDGE)),
    top: fitsBelow ? below : Math.max(EDGE, anchor.top - GAP - tip.height),
  };
}
