import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageColours } from './image-colours.ts';
import { readImage } from './read-image.ts';
import { illustratorFile, inkscapeFile, svg, textOf } from './testing/svg-files.ts';

const encoder = new TextEncoder();

async function problemsOf(bytes: Uint8Array, name = 'logo.svg'): Promise<readonly string[]> {
  const reading = await readImage(bytes, name);
  return reading.ok ? [] : reading.problems;
}

async function stored(bytes: Uint8Array): Promise<string> {
  const reading = await readImage(bytes, 'logo.svg');
  return reading.ok ? textOf(reading.image.bytes) : reading.problems.join(' ');
}

const runs = 'logo.svg holds something that runs.';
const handler = 'logo.svg holds an event handler.';
const address = 'logo.svg holds a javascript: address.';
const outside = 'logo.svg points outside itself.';
const sheet = 'logo.svg imports a style sheet.';
const changes = 'logo.svg changes itself.';
const doctype = 'logo.svg declares a document type.';
const text = 'logo.svg holds text: turn it into outlines.';
const picture = 'logo.svg holds a picture.';
const uses = (what: string) => `logo.svg uses ${what}, which cannot be drawn in a report.`;

test.each<[string, Uint8Array, readonly string[]]>([
  ['a script', svg('<script>alert(1)</script>'), [runs]],
  ['a script in CDATA', svg('<script><![CDATA[alert(1)]]></script>'), [runs]],
  ['a script in mixed case', svg('<ScRiPt>1</ScRiPt>'), [runs]],
  ['a script of HTML', svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>'), [runs]],
  ['a script in metadata', svg('<metadata><script>1</script></metadata>'), [runs]],
  [
    'HTML',
    svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml" onclick="x()"/></foreignObject>'),
    [runs, handler],
  ],
  ['a handler of the root', svg('', 'onload="alert(1)" viewBox="0 0 1 1"'), [handler]],
  ['a handler in mixed case', svg('<path ONclick="x()"/>'), [handler]],
  ['an animation', svg('<path><animate attributeName="href" to="x"/><set/></path>'), [changes]],
  ['a javascript: address', svg('<a xlink:href="javascript:alert(1)"/>'), [address, uses('<a>')]],
  ['an address with a character reference', svg('<a href="&#106;avascript:x"/>'), [address, uses('<a>')]],
  ['an address with a tab', svg('<a href="java&#9;script:x"/>'), [address, uses('<a>')]],
  ['an address in a style', svg('<path style="fill:url(javascript:x)"/>'), [address]],
  ['an external picture', svg('<image xlink:href="https://a.example/x.png"/>'), [outside, picture]],
  ['an embedded picture', svg('<image href="data:image/png;base64,AA"/>'), [picture]],
  ['an external fill', svg('<path fill="url( \'//a.example#x\')"/>'), [outside]],
  ['another base', svg('<path xml:base="https://a.example/"/>'), [outside]],
  ['an imported sheet', svg('<style>@import "x.css";</style>'), [sheet]],
  ['a linked sheet', encoder.encode(`<?xml-stylesheet href="x.css"?>${textOf(svg(''))}`), [sheet]],
  ['a nested use', svg('<use href="#a"/><g id="a"><use href="#b"/></g>'), [uses('<use>')]],
  ['text', svg('<text><tspan>x</tspan></text>'), [text]],
  ['a mask', svg('<mask id="a"/><path mask="url(#a)"/>'), [uses('<mask>')]],
  ['a filter of the style', svg('<path style="filter:blur(2px)"/>'), [uses('filter')]],
  ['a rule for elements', svg('<style>path{fill:red}</style>'), [uses('the style rule path')]],
  ['an escaped value', svg(String.raw`<path style="fill:\75rl(x)"/>`), [uses(String.raw`fill="\75rl(x)"`)]],
  ['a variable', svg('<path fill="var(--x)"/>'), [uses('fill="var(--x)"')]],
  ['a reflected gradient', svg('<linearGradient spreadMethod="reflect"/>'), [uses('spreadMethod="reflect"')]],
  ['a path with a mistake', svg('<path d="M0 0 L1"/>'), [uses('d="M0 0 L1"')]],
  [
    'another namespace',
    encoder.encode('<svg xmlns="http://a.example" viewBox="0 0 1 1"/>'),
    ['logo.svg is neither an SVG nor a PNG with a size.'],
  ],
  [
    'HTML only',
    encoder.encode('<!DOCTYPE html><html><body><svg viewBox="0 0 1 1"/></body></html>'),
    ['logo.svg is neither an SVG nor a PNG with a size.'],
  ],
  ['no size', svg('', ''), ['logo.svg is neither an SVG nor a PNG with a size.']],
  ['nothing', new Uint8Array(), ['logo.svg is neither an SVG nor a PNG with a size.']],
  [
    'UTF-16',
    new Uint8Array(Buffer.from(`\uFEFF${textOf(svg(''))}`, 'utf16le')),
    ['logo.svg is neither an SVG nor a PNG with a size.'],
  ],
  ['an unclosed element', encoder.encode(textOf(svg('\n\n<g>'))), ['logo.svg is not well-formed at line 3.']],
  [
    'an entity of its own',
    encoder.encode(`<!DOCTYPE svg [<!ENTITY x "y">]>${textOf(svg('<title>&x;</title>'))}`),
    [doctype, 'logo.svg is not well-formed at line 1.'],
  ],
  ['4812 parts', svg('<g/>'.repeat(4812)), ['logo.svg has 4812 parts, at most 2000 are asked.']],
  [
    '17 levels',
    svg('<g>'.repeat(17) + '</g>'.repeat(17)),
    ['logo.svg is nested 17 deep, at most 16 are asked.'],
  ],
  [
    'a wide view box',
    svg('', 'viewBox="0 0 300 28"'),
    ['logo.svg is 300 px wide where it is 28 px high, at most 160 px are asked.'],
  ],
  [
    'a mask twice and a variable',
    svg('<mask/><path mask="url(#a)" fill="var(--x)"/>'),
    [uses('<mask>'), uses('fill="var(--x)"')],
  ],
  ['everything at once', svg('<script/><path onclick="x"/><text/>'), [runs, handler, text]],
])('refuses an SVG with %s (STUDIO-035, STUDIO-036, STUDIO-041)', async (_, bytes, problems) => {
  expect(await problemsOf(bytes)).toEqual(problems);
});

test('takes 64 KB and not one byte more (STUDIO-034)', async () => {
  const [start = '', end = ''] = textOf(svg('<!---->')).split('<!---->');
  const file = (bytes: number) =>
    encoder.encode(`${start}<!--${'x'.repeat(bytes - start.length - end.length - 7)}-->${end}`);
  expect(await problemsOf(file(65_536), 'logo.png')).toEqual([]);
  expect(await problemsOf(file(65_537), 'logo.png')).toEqual([
    'logo.png has 65 KB, at most 64 KB are asked.',
  ]);
});

test('takes a logo of 5.71 : 1, and only a square icon (STUDIO-036, STUDIO-038)', async () => {
  expect(await problemsOf(svg('', 'viewBox="0 0 571 100"'))).toEqual([]);
  expect(await readImage(svg('', 'viewBox="0 0 100 40"'), 'icon.svg', 'icon')).toEqual({
    ok: false,
    problems: ['icon.svg is not square.'],
  });
});

test('keeps the picture of an Inkscape file and names what was left out (STUDIO-039, STUDIO-040)', async () => {
  const reading = await readImage(inkscapeFile, 'logo.svg');
  expect(reading).toMatchObject({
    ok: true,
    image: { width: 40, height: 10, removed: ['comments', 'metadata', 'editor data'] },
  });
  expect(await stored(inkscapeFile)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" width="40" height="10">' +
      '<defs><linearGradient id="p1" x1="2" y1="5" x2="38" y2="5" gradientUnits="userSpaceOnUse">' +
      '<stop offset="0" stop-color="#0b5cab" stop-opacity="1"/>' +
      '<stop offset="1" stop-color="#0b5cab" stop-opacity="0.2"/></linearGradient></defs>' +
      '<g transform="translate(0 -1)">' +
      '<path d="M 2,3 H 38 V 9 H 2 Z" fill="url(#p1)" fill-opacity="1" stroke="#123456" stroke-width="0.264583"/>' +
      '<circle cx="20" cy="6" r="2" fill="#fff"/></g></svg>',
  );
});

test('turns the class rules of an Illustrator file into attributes (STUDIO-040)', async () => {
  expect(await stored(illustratorFile)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28" width="120" height="28">' +
      '<defs><clipPath id="p1"><rect width="120" height="28"/></clipPath></defs>' +
      '<g clip-path="url(#p1)"><path d="M0,0h60v28H0z" fill="#E30613"/>' +
      '<path d="M70,0h20v20h-20z" fill="#E30613" fill-rule="evenodd" clip-rule="evenodd"/></g></svg>',
  );
});

test.each([
  ['<path fill="rgb(255 0 0 / 50%)"/>', '<path fill="#ff000080"/>'],
  ['<g color="blue"><path stroke="currentColor"/></g>', '<g><path stroke="#0000ff"/></g>'],
  ['<path fill="url(#none) red"/><path fill="url(#none)"/>', '<path fill="#ff0000"/><path fill="none"/>'],
  ['<path stroke-width="1mm"/>', '<path stroke-width="3.779528"/>'],
  ['<rect width="100%" height="50%"/>', '<rect width="40" height="20"/>'],
  ['<polygon points="0,0 1-1.5.5,2"/>', '<polygon points="0 0 1 -1.5 .5 2"/>'],
  ['<g style="transform:translate(2px, 3px)"/>', '<g transform="translate(2 3)"/>'],
  ['<title>A &amp; &#13;B</title><desc/>', '<title>A &amp; B</title><desc/>'],
  ['<path id="a" class="b" data-c="d" vector-effect="none"/>', '<path/>'],
])('stores %s as %s', async (written, expected) => {
  expect(await stored(svg(written))).toContain(`height="40">${expected}</svg>`);
});

test('grows the view box to the ratio of width and height, as a page does', async () => {
  expect(await stored(svg('', 'viewBox="0 0 40 40" width="80" height="40"'))).toContain(
    'viewBox="-20 0 80 40"',
  );
});

test('finds the colours that are seen (STUDIO-030)', async () => {
  const colours = async (inside: string) =>
    imageColours({ bytes: new Uint8Array(svg(inside)), mediaType: 'image/svg+xml' });
  expect(await colours('<g fill="#fff"><path d="M0 0"/></g><path fill="none" stroke="#123"/>')).toEqual([
    '#ffffff',
    '#112233',
  ]);
  expect(
    await colours(
      '<linearGradient id="a"><stop stop-color="red"/><stop stop-opacity=".1"/></linearGradient><path fill="url(#a)"/>',
    ),
  ).toEqual(['#ff0000']);
  expect(
    await colours('<path opacity=".4"/><path display="none"/><g visibility="hidden"><path/></g>'),
  ).toEqual([]);
});

const name = fc.constantFrom(
  ...'g path rect circle defs clipPath linearGradient radialGradient stop title x:y'.split(' '),
);
const attribute = fc.constantFrom(
  'id="a"',
  'id="b"',
  'fill="url(#a) red"',
  'fill="url(#b)"',
  'clip-path="url(#a)"',
  'href="#b"',
  'href="#a"',
  'style="fill:lime;opacity:50%"',
  'class="c"',
  'x="10%"',
  'rx="1mm"',
  'd="M0,0a1 1 0 01.5.5z"',
  'x:z="1"',
  'transform="rotate(4) scale(2,3)"',
  'stroke="currentColor"',
  'color="#abcdef80"',
  'offset="20%"',
  'data-e="1"',
);
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc
    .tuple(
      name,
      fc.uniqueArray(attribute, { maxLength: 4, selector: (text) => text.split('=')[0] }),
      fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom('', ' ', 'a &lt; b', '<!-- c -->', '<?p q?>', '<![CDATA[d]]>'),
        fc.array(tie('tree'), { maxLength: 4 }).map((children) => children.join('')),
      ),
    )
    .map(([tag, attributes, inside]) => `<${tag} ${attributes.join(' ')}>${inside}</${tag}>`),
}));

test('what is stored reads again to the same bytes and holds nothing else (STUDIO-039)', async () => {
  const allowed =
    /^(?:<\/?(?:svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|linearGradient|radialGradient|stop|clipPath|title|desc)(?: (?!on|href|style|class|data-)[\w-]+="[\w#().,:/ +-]*")*\/?>|[^<>"]*)+$/;
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { maxLength: 6 }), async (trees) => {
      const reading = await readImage(
        svg(
          `<style>.c{stroke:#123;fill:url(#b)}</style>${trees.join('')}`,
          'viewBox="0 0 40 40" xmlns:x="urn:x"',
        ),
        'logo.svg',
      );
      fc.pre(reading.ok);
      if (!reading.ok) return;
      const again = await readImage(reading.image.bytes, 'logo.svg');
      expect(again).toMatchObject({ ok: true, image: { removed: [] } });
      if (again.ok) expect(textOf(again.image.bytes)).toBe(textOf(reading.image.bytes));
      expect(textOf(reading.image.bytes)).toMatch(allowed);
      expect(textOf(reading.image.bytes)).not.toMatch(/url\((?!#p\d)/);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['elements', (count: number) => svg('<g/>'.repeat(count))],
  ['nested elements', (count: number) => svg('<g>'.repeat(count))],
  [
    'attributes',
    (count: number) => svg(`<g ${Array.from({ length: count / 4 }, (_, at) => `a${at}=""`).join(' ')}/>`),
  ],
  ['a number', (count: number) => svg(`<rect x="${'1'.repeat(count * 4)}x"/>`)],
  ['letters of a transform', (count: number) => svg(`<g transform="${'a'.repeat(count * 4)}"/>`)],
  ['spaces of an address', (count: number) => svg(`<g fill="url(${' '.repeat(count * 4)}"/>`)],
  [
    'gradients',
    (count: number) =>
      svg(
        Array.from(
          { length: count / 16 },
          (_, at) => `<linearGradient id="a${at}" href="#a${at + 1}"/>`,
        ).join(''),
      ),
  ],
  [
    'rules',
    (count: number) =>
      svg(`<style>${'.a{fill:red}'.repeat(count / 4)}</style>${'<g class="a"/>'.repeat(count / 16)}`),
  ],
  // Other work on the machine can slow down one side.
])('reads %s in a time that grows with their number', { retry: 3 }, async (_, file) => {
  const fastest = async (bytes: Uint8Array) => {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const start = performance.now();
      await readImage(bytes, 'logo.svg');
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  await fastest(file(8000));
  const [few, many] = [await fastest(file(1000)), await fastest(file(16_000))];
  // 16 times as many take 256 times as long if each is compared with each. Small files take less than can be measured.
  expect(many / Math.max(few, 0.3)).toBeLessThan(100);
});
