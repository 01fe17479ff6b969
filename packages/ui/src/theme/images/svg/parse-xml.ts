import { SaxesParser, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** An element as it was written. Elements of other namespaces have the name '' and no attributes. */
export interface XmlElement {
  /** The local name of an SVG element. */
  readonly name: string;
  /** Local names and values of the attributes without a namespace or with that of links. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
}

export interface XmlReading {
  /** Undefined if the root is not an `svg` of its namespace. */
  readonly root: XmlElement | undefined;
  /** The line of the first error. */
  readonly errorLine: number | undefined;
  readonly doctype: boolean;
  readonly instructions: readonly string[];
  readonly comments: boolean;
  /** Whether elements or attributes of other namespaces were left out. */
  readonly foreign: boolean;
  /** Local names of elements outside SVG, lower case: scripts run in any namespace. */
  readonly foreignNames: ReadonlySet<string>;
  /** Depth of the innermost element below the root. */
  readonly nesting: number;
}

/** Parsing stops here, because looking up namespaces takes longer with each level. */
const MAX_OPEN = 100;
class TooDeep extends Error {}

/**
 * Parses XML with namespaces and without entities of its own. Parsing continues after an error, so that everything
 * that is wrong is found at once.
 */
export function parseXml(text: string): XmlReading {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  const foreignNames = new Set<string>();
  const instructions: string[] = [];
  let root: XmlElement | undefined;
  let first = true;
  let nesting = 0;
  let errorLine: number | undefined;
  let [doctype, comments, foreign] = [false, false, false];
  parser.on('error', () => {
    errorLine ??= parser.line;
  });
  parser.on('doctype', () => {
    doctype = true;
  });
  parser.on('comment', () => {
    comments = true;
  });
  parser.on('processinginstruction', ({ target }) => {
    instructions.push(target);
  });
  parser.on('opentag', (tag) => {
    const isSvg = tag.uri === SVG;
    if (!isSvg) foreignNames.add(tag.local.toLowerCase());
    // `href` overrides `xlink:href`.
    const attributes = Object.values(tag.attributes)
      .filter(({ uri }) => own.has(uri))
      .toSorted((one, other) => other.uri.length - one.uri.length);
    foreign ||= !isSvg || hasForeign(tag);
    const element: XmlElement = {
      name: isSvg ? tag.local : '',
      attributes: new Map(
        isSvg || tag.uri === XHTML ? attributes.map(({ local, value }) => [local, value]) : [],
      ),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    if (first && isSvg && tag.local === 'svg') root = element;
    first = false;
    nesting = Math.max(nesting, open.length);
    if (open.push(element) > MAX_OPEN) throw new TooDeep();
  });
  parser.on('closetag', () => void open.pop());
  const add = (more: string) => {
    const current = open.at(-1);
    if (current) current.text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return { root, errorLine, doctype, instructions, comments, foreign, foreignNames, nesting };
}

/** Namespaces of attributes that are read; a prefix that is not declared is its own namespace. */
const own = new Set(['', XLINK, XML, 'xlink']);
const hasForeign = (tag: SaxesTagNS): boolean =>
  Object.values(tag.attributes).some(
    ({ uri, prefix, name }) =>
      (!own.has(uri) && prefix !== 'xmlns' && name !== 'xmlns') || name.startsWith('data-'),
  );
