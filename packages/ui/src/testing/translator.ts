/** How translators treat a text: Edge and older ones move it into an element, Chrome replaces it by a new text. */
export type Translation = 'moved' | 'replaced';

let observer: MutationObserver | undefined;

/** Ends the translation, also after a failed test. */
export const endTranslation = (): void => observer?.disconnect();

/** Translates the page as browsers do, now and whenever something changes. */
export function translatePage(how: Translation): void {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeValue?.trim() && !node.parentElement?.closest('font, script, style, textarea'))
        texts.push(node as Text);
    for (const text of texts) {
      const [outer, inner] = [fontElement(), fontElement()];
      outer.append(inner);
      text.before(outer);
      if (how === 'moved') inner.append(text);
      else {
        inner.textContent = text.nodeValue;
        text.remove();
      }
    }
  };
  translate();
  observer = new MutationObserver(translate);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

const fontElement = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
