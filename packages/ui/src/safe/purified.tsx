import createPurifier, { type Config } from 'dompurify';
import { createElement, Fragment, type ReactNode } from 'react';
import { SafeLink } from './safe-link.tsx';

const plainTags = ['p', 'br', 'b', 'strong', 'em', 'i', 'ul', 'ol', 'li'] as const;
type PlainTag = (typeof plainTags)[number];

/** The elements of OP-147 and nothing else: no style, class, id, name, data or aria attribute. */
const allowed: Config = {
  ALLOWED_TAGS: [...plainTags, 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** An own instance, so that hooks and settings of other code do not apply. */
const purifier = createPurifier(window);

/** Ancestors of a node, to keep the nesting valid. */
interface Place {
  list: boolean;
  paragraph: boolean;
  link: boolean;
}

/**
 * Converts untrusted HTML into React elements, with two safeguards: DOMPurify removes what is not allowed, and the
 * result is not inserted but rebuilt from a list of elements, without attributes except the checked address of a
 * link.
 */
export function purified(html: string): ReactNode {
  if (!purifier.isSupported) return html;
  const fragment = purifier.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  return children(fragment, { list: false, paragraph: false, link: false });
}

function children(parent: Node, place: Place): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (node instanceof Text) return place.list && !node.data.trim() ? null : listed(node.data, index, place);
    return node instanceof HTMLElement ? drawn(node, index, place) : null;
  });
}

function drawn(element: HTMLElement, key: number, place: Place): ReactNode {
  const tag = element.localName;
  const within = (change: Partial<Place>) => children(element, { ...place, list: false, ...change });
  if (tag === 'a') {
    if (place.link || !element.textContent?.trim()) return <Fragment key={key}>{within({})}</Fragment>;
    return listed(
      <SafeLink href={element.getAttribute('href')} protocols={['http:', 'https:', 'mailto:']}>
        {within({ link: true })}
      </SafeLink>,
      key,
      place,
    );
  }
  const known = plainTags.find((plain) => plain === tag);
  if (known === undefined) return <Fragment key={key}>{within({})}</Fragment>;
  if (known === 'br') return listed(<br />, key, place);
  const shown = shownAs(known, place);
  const inside = within({
    list: shown === 'ul' || shown === 'ol',
    paragraph: place.paragraph || shown === 'p',
  });
  if (shown === undefined) return <Fragment key={key}>{inside}</Fragment>;
  return shown === 'li' ? (
    <li key={key}>{inside}</li>
  ) : (
    listed(createElement(shown, null, inside), key, place)
  );
}

/** Keeps the nesting valid: a paragraph has no blocks, and an item outside of a list becomes a paragraph. */
function shownAs(tag: Exclude<PlainTag, 'br'>, { list, paragraph }: Place) {
  if (tag === 'li') return list ? 'li' : paragraph ? undefined : 'p';
  return paragraph && (tag === 'p' || tag === 'ul' || tag === 'ol') ? undefined : tag;
}

/** Content of a list outside of an item becomes an item. */
function listed(node: ReactNode, key: number, { list }: Place) {
  return list ? <li key={key}>{node}</li> : <Fragment key={key}>{node}</Fragment>;
}
