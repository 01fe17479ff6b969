/** Runs in the page: returns one line for each text that is cut off. */
export function cutText(): string[] {
  const found: string[] = [];
  const page = document.documentElement;
  const overhang = page.scrollWidth - page.clientWidth;
  if (overhang > 1) found.push(`the page scrolls sideways by ${overhang} px`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const shown = range.getBoundingClientRect();
    if (shown.width === 0 || shown.height === 0) continue;
    const lost = whereCut(element, shown);
    if (lost) found.push(`“${text.slice(0, 40)}” is ${lost}`);
  }
  return [...new Set(found)];

  /** How the ancestors of an element cut its text off. Scrollable and ellipsised text counts as readable. */
  function whereCut(element: Element, shown: DOMRect): string | undefined {
    let text = shown;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const bounds = box.getBoundingClientRect();
      // Only for screen readers.
      if ((bounds.width <= 1 && bounds.height <= 1) || style.clipPath !== 'none') return undefined;
      const sideways = text.right > bounds.right + 2 || text.left < bounds.left - 2;
      const upright = text.bottom > bounds.bottom + 3 || text.top < bounds.top - 3;
      if ((scrolls(style.overflowX) && sideways) || (scrolls(style.overflowY) && upright)) {
        if (bounds.width < 64 || bounds.height < 40) return 'in too small a window of its own';
        // It can be scrolled into its container.
        text = bounds;
        continue;
      }
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined;
      if (cuts(style.overflowX) && sideways) return 'cut sideways';
      if (cuts(style.overflowY) && upright) return 'cut below';
      if (style.position === 'fixed') break;
    }
    return text.left < -2 || text.right > page.clientWidth + 2 ? 'outside of the window' : undefined;
  }
  function scrolls(overflow: string) {
    return overflow === 'auto' || overflow === 'scroll';
  }
  function cuts(overflow: string) {
    return overflow === 'hidden' || overflow === 'clip';
  }
}
