export interface FocusFallback {
  /** Returns the element to focus; nothing passes the focus to the next enclosing fallback. */
  find: () => HTMLElement | null | undefined;
  /** Selector of sibling controls. When one is removed, its successor gets the focus, or else the last one. */
  siblings?: string | undefined;
}

interface FocusedElement {
  element: Element;
  /** Enclosing fallbacks from the innermost outwards, each with the index of the element among its siblings. */
  fallbacks: readonly { container: Element; fallback: FocusFallback; index: number }[];
}

const registered = new Map<Element, FocusFallback>();
let focusedElement: FocusedElement | undefined;
let changes: MutationObserver | undefined;

/** Registers a focus fallback for a container and returns the function that removes it. */
export function addFocusFallback(container: Element, fallback: FocusFallback): () => void {
  if (registered.size === 0) startWatching();
  registered.set(container, fallback);
  const { activeElement } = document;
  if (activeElement && container.contains(activeElement)) track(activeElement);
  return () => {
    registered.delete(container);
    // When a focused element is removed with its own fallback, the enclosing fallbacks still need one check.
    if (registered.size === 0) queueMicrotask(stopWatching);
  };
}

/** Captures the fallbacks around an element now; the returned function finds the target after the element is removed. */
export function focusFallbackOf(element: Element): () => HTMLElement | undefined {
  const { fallbacks } = withFallbacks(element);
  return () => findTarget(fallbacks);
}

function startWatching() {
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  changes ??= new MutationObserver(restoreFocus);
}

function stopWatching() {
  if (registered.size > 0) return;
  restoreFocus();
  document.removeEventListener('focusin', onFocusIn);
  document.removeEventListener('focusout', onFocusOut);
  stopTracking();
}

const onFocusIn = ({ target }: Event) => track(target as Element);

function track(element: Element) {
  const next = withFallbacks(element);
  focusedElement = next.fallbacks.length > 0 ? next : undefined;
  changes?.disconnect();
  if (!focusedElement) return;
  changes?.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

/** A user who moves the focus to the page or to another window has not lost it. */
function onFocusOut({ target }: Event) {
  queueMicrotask(() => {
    if (focusedElement?.element !== target || !isUsable(focusedElement.element)) return;
    if (document.activeElement !== focusedElement.element) stopTracking();
  });
}

function stopTracking() {
  focusedElement = undefined;
  changes?.disconnect();
}

function restoreFocus() {
  if (!focusedElement || isUsable(focusedElement.element)) return;
  const { element, fallbacks } = focusedElement;
  const { activeElement } = document;
  stopTracking();
  if (activeElement && activeElement !== document.body && activeElement !== element) return;
  moveFocusTo(findTarget(fallbacks));
}

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled');

function withFallbacks(element: Element): FocusedElement {
  const fallbacks: FocusedElement['fallbacks'][number][] = [];
  for (let container: Element | null = element; container; container = container.parentElement) {
    const fallback = registered.get(container);
    if (!fallback) continue;
    const control = fallback.siblings === undefined ? null : element.closest(fallback.siblings);
    const index = control ? [...container.querySelectorAll(fallback.siblings ?? '')].indexOf(control) : -1;
    fallbacks.push({ container, fallback, index });
  }
  return { element, fallbacks };
}

function findTarget(fallbacks: FocusedElement['fallbacks']): HTMLElement | undefined {
  for (const { container, fallback, index } of fallbacks) {
    const { siblings } = fallback;
    const remaining = [
      ...(index < 0 || siblings === undefined ? [] : container.querySelectorAll<HTMLElement>(siblings)),
    ];
    const target = [remaining[index] ?? remaining.at(-1), fallback.find()].find(
      (element) => element?.isConnected,
    );
    if (target) return target;
  }
  return undefined;
}

function moveFocusTo(element: HTMLElement | undefined) {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
