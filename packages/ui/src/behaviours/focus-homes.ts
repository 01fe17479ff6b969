export interface FocusHome {
  /** Where the focus goes; nothing for the next home around. */
  find: () => HTMLElement | null | undefined;
  /** Controls that follow one another, as a selector: where one goes, the next takes its place, or else the last. */
  among?: string | undefined;
}

interface Holder {
  element: Element;
  /** From the innermost outwards, with the place of the holder among the controls of each. */
  homes: readonly { container: Element; home: FocusHome; place: number }[];
}

const homes = new Map<Element, FocusHome>();
let holder: Holder | undefined;
let changes: MutationObserver | undefined;

/** Gives the focus a home inside an element, until the answer is called. */
export function addFocusHome(container: Element, home: FocusHome): () => void {
  if (homes.size === 0) watch();
  homes.set(container, home);
  const focused = document.activeElement;
  if (focused && container.contains(focused)) hold(focused);
  return () => {
    homes.delete(container);
    // What went with its home still has the homes around it, once the page is whole again.
    if (homes.size === 0) queueMicrotask(unwatch);
  };
}

/** Finds, once it is needed, where the focus goes when an element is gone: its homes are those of now. */
export function focusHomesOf(element: Element): () => HTMLElement | undefined {
  const { homes: around } = holderOf(element);
  return () => firstHome(around);
}

function watch() {
  document.addEventListener('focusin', hear);
  document.addEventListener('focusout', leave);
  changes ??= new MutationObserver(check);
}

function unwatch() {
  if (homes.size > 0) return;
  check();
  document.removeEventListener('focusin', hear);
  document.removeEventListener('focusout', leave);
  changes?.disconnect();
  holder = undefined;
}

const hear = ({ target }: Event) => hold(target as Element);

function hold(element: Element) {
  const next = holderOf(element);
  holder = next.homes.length > 0 ? next : undefined;
  changes?.disconnect();
  if (!holder) return;
  changes?.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

/** Somebody who leaves for the page, or for another window, has lost nothing. */
function leave({ target }: Event) {
  queueMicrotask(() => {
    if (holder?.element !== target || !isUsable(holder.element)) return;
    if (document.activeElement !== holder.element) letGo();
  });
}

function letGo() {
  holder = undefined;
  changes?.disconnect();
}

function check() {
  if (!holder || isUsable(holder.element)) return;
  const { element, homes: around } = holder;
  const focused = document.activeElement;
  letGo();
  if (focused && focused !== document.body && focused !== element) return;
  focusAt(firstHome(around));
}

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled');

function holderOf(element: Element): Holder {
  const around: Holder['homes'][number][] = [];
  for (let container: Element | null = element; container; container = container.parentElement) {
    const home = homes.get(container);
    if (!home) continue;
    const control = home.among === undefined ? null : element.closest(home.among);
    const place = control ? [...container.querySelectorAll(home.among ?? '')].indexOf(control) : -1;
    around.push({ container, home, place });
  }
  return { element, homes: around };
}

function firstHome(around: Holder['homes']): HTMLElement | undefined {
  for (const { container, home, place } of around) {
    const successors = [
      ...(place < 0 || home.among === undefined ? [] : container.querySelectorAll<HTMLElement>(home.among)),
    ];
    const found = [successors[place] ?? successors.at(-1), home.find()].find(
      (element) => element?.isConnected,
    );
    if (found) return found;
  }
  return undefined;
}

/** The focus goes there and the page stays where it is. */
function focusAt(element: HTMLElement | undefined) {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
