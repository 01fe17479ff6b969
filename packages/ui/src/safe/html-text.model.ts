const hiddenContent = [
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'textarea',
  'iframe',
  'svg',
  'math',
];
const lineBreaking = ['p', 'br', 'li', 'ul', 'ol', 'div', 'tr', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

/**
 * Returns the text of HTML without its markup, one line for each block, for places without a parser. Show it as text
 * only.
 */
export function htmlToText(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    text += html.slice(at, open);
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open + 4);
      continue;
    }
    const tag = /^<\/?([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 40))?.[1]?.toLowerCase();
    if (tag === undefined && !/^<[!?/]/.test(html.slice(open, open + 2))) {
      text += '<';
      at = open + 1;
      continue;
    }
    if (tag !== undefined && lineBreaking.includes(tag)) text += '\n';
    at = after(html, '>', open + 1);
    if (tag !== undefined && hiddenContent.includes(tag) && html[open + 1] !== '/') {
      at = after(html, '>', after(html, `</${tag}`, at));
    }
  }
  return decodeReferences(text + html.slice(at))
    .replace(/[^\S\n\u00A0]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** Position after the next match of `mark`, ignoring case; the end of the text if there is none. */
function after(html: string, mark: string, from: number) {
  const rest = new RegExp(mark, 'ig');
  rest.lastIndex = from;
  return rest.test(html) ? rest.lastIndex : html.length;
}

function decodeReferences(text: string) {
  return text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,4});/gi, (reference, name: string) => {
    if (!name.startsWith('#')) return named[name.toLowerCase()] ?? reference;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    const possible = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return possible ? String.fromCodePoint(code) : '\uFFFD';
  });
}
