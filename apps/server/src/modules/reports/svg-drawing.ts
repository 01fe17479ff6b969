/** Draws simple SVG shapes in a PDF: rectangles, circles and paths, as tenants' logos use them. */
type Page = PDFKit.PDFDocument;

const element = /<(rect|circle|path)\s([^>]*?)\/?>/g;
const attribute = /([\w-]+)="([^"]*)"/g;

/** Draws an SVG with a 40 × 40 view box into a square. Elements other than shapes are ignored. */
export function drawSvg(page: Page, svg: string, x: number, y: number, size: number): void {
  page
    .save()
    .translate(x, y)
    .scale(size / 40);
  for (const [, name = '', text = ''] of svg.matchAll(element))
    drawShape(
      page,
      name,
      Object.fromEntries([...text.matchAll(attribute)].map(([, key, value]) => [key, value])),
    );
  page.restore();
}

function drawShape(page: Page, name: string, has: Readonly<Record<string, string | undefined>>): void {
  const number = (key: string) => Number(has[key] ?? 0);
  page.save();
  if (name === 'rect')
    page.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  else if (name === 'circle') page.circle(number('cx'), number('cy'), number('r'));
  else page.path(has['d'] ?? '');
  const fill = has['fill'] === 'none' ? undefined : (has['fill'] ?? 'black');
  const stroke = has['stroke'];
  page.lineWidth(Number(has['stroke-width'] ?? 1));
  if (has['stroke-linecap'] === 'round') page.lineCap('round');
  if (has['stroke-linejoin'] === 'round') page.lineJoin('round');
  page.strokeOpacity(Number(has['stroke-opacity'] ?? 1));
  if (fill !== undefined && stroke !== undefined) page.fillAndStroke(fill, stroke);
  else if (fill !== undefined) page.fill(fill);
  else if (stroke !== undefined) page.stroke(stroke);
  page.restore();
}
