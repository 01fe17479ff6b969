/** A text that contrasts with what lies behind it, or should. */
export interface Text {
  readonly element: Element;
  /** It and all that it lies in, the innermost first. */
  readonly lineage: readonly Element[];
  /** What else lies at its centre, the uppermost first. */
  readonly beside: readonly Element[];
  /** All at its centre, the uppermost first. */
  readonly stack: readonly Element[];
}

const fields = 'input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea';

/** Texts that axe judges in no place are left out: of what cannot be used, of no size, and for screen readers alone. */
const isJudged = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  const isShown = width > 1 && height > 1 && parseFloat(getComputedStyle(element).fontSize) > 0;
  return isShown && !element.closest(':disabled, [aria-disabled="true"]');
};

/** Elements with a text of their own that may be seen. */
export function textsIn(element: Element, excluded: string, above: readonly Element[] = []): Text[] {
  if (element.matches(excluded) || element.getAttribute('aria-hidden') === 'true') return [];
  const lineage = [element, ...above];
  const inside = [...element.children].flatMap((child) => textsIn(child, excluded, lineage));
  const hasText =
    element.matches(fields) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return hasText && isJudged(element)
    ? [{ element, lineage, ...atCentreOf(element, lineage) }, ...inside]
    : inside;
}

function atCentreOf(element: Element, lineage: readonly Element[]): Pick<Text, 'stack' | 'beside'> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
  return { stack, beside: stack.filter((other) => !lineage.includes(other) && !element.contains(other)) };
}

interface Ground {
  /** What it draws behind what lies on it; empty where that is nothing. */
  readonly drawn: string;
  /** Nothing behind it is to be seen. */
  readonly solid: boolean;
  /** What it does to all that lies in it; empty where that is nothing. */
  readonly effect: string;
}

const nothing = /^rgba\(0, 0, 0, 0\)$|\/ 0\)$/;
const translucent = /^rgba|\//;
const pictures = 'img, canvas, object, iframe, video, svg';

function groundOf(element: Element): Ground {
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
  const picture =
    backgroundImage === 'none' ? (element.matches(pictures) ? element.tagName : '') : backgroundImage;
  const painted = ['::before', '::after'].map((part) => {
    const style = getComputedStyle(element, part);
    const { content, position, width, height } = style;
    const seen =
      content !== 'none' &&
      position === 'absolute' &&
      !(nothing.test(style.backgroundColor) && style.backgroundImage === 'none');
    return seen ? `${content} ${style.backgroundColor} ${style.backgroundImage} ${width} ${height}` : '';
  });
  const effects = [opacity === '1', filter === 'none', mixBlendMode === 'normal', painted.join('') === ''];
  return {
    drawn: nothing.test(backgroundColor) && !picture ? '' : `${backgroundColor} ${picture}`,
    solid: !translucent.test(backgroundColor) && !picture,
    effect: effects.every(Boolean) ? '' : [opacity, filter, mixBlendMode, ...painted].join(' '),
  };
}

/** Reads how texts look in the mode that is shown: all that axe would judge their contrast by. */
export function looks(): (text: Text) => string {
  const known = onceEach(groundOf);
  return ({ element, lineage, beside, stack }) => {
    const style = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement) : style;
    const value = element.matches(fields) ? (element as HTMLInputElement).value : (element.textContent ?? '');
    // What lies behind the first ground that hides it changes nothing, but for what is done to all of them.
    const last = lineage.findIndex((one) => known(one).solid);
    const behind = stack.indexOf(lineage[last] ?? element);
    const at = stack.indexOf(element);
    const counts = (other: Element) => {
      const place = stack.indexOf(other);
      if (last >= 0 && behind >= 0 && place > behind) return false;
      return place < at || at < 0 || known(other).drawn !== '' || known(other).effect !== '';
    };
    return [
      element.tagName,
      // Words in letters; a single sign and pictures are judged otherwise.
      /[\p{L}\p{N}][^]*[\p{L}\p{N}]/u.test(value),
      [style.color, style.fontSize, style.fontWeight, style.textShadow, style.webkitTextStroke],
      [style.visibility, style.textDecorationLine, around.color],
      (last < 0 ? lineage : lineage.slice(0, last + 1)).map((one) => known(one).drawn).filter(Boolean),
      lineage.map((one) => known(one).effect).filter(Boolean),
      '/',
      beside.filter(counts).map((one) => `${known(one).drawn} ${known(one).effect}`),
    ].join();
  };
}

/** Attributes that no selector of a style asks for: names, texts and addresses. */
const unstyled =
  /^(?:id|for|href|src|alt|name|title|value|placeholder|d|aria-(?:label|labelledby|describedby|controls|owns|activedescendant|rowindex|colindex|posinset|setsize))$/;

/** Reads the tags of elements as far as a style may follow from them. */
export function tags(): (element: Element) => string {
  return onceEach(({ tagName, attributes }) =>
    [
      tagName,
      ...[...attributes]
        .filter(({ name }) => !unstyled.test(name))
        .map(({ name, value }) => `${name}=${value}`),
    ].join(' '),
  );
}

/** What is read of an element, read once: neighbours share most of what they lie in. */
function onceEach<T>(read: (element: Element) => T): (element: Element) => T {
  const known = new Map<Element, T>();
  return (element) => {
    const found = known.get(element) ?? read(element);
    known.set(element, found);
    return found;
  };
}
