import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { reportMeasures } from '@portal/api/contract';
import { LOGO_HEIGHT, type Drawing } from '@portal/ui/theme/images';
import type { ReportContent, ReportSection } from './report-content.ts';
import type { TenantColours } from '../../tenants/tenant-theme.ts';
import { ScriptDocument } from './script-document.ts';

/** The colours of a report, and the tenant's logo. */
export interface ReportTheme extends Pick<TenantColours, 'brand' | 'link' | 'text' | 'muted' | 'border'> {
  /** Undefined if the tenant has no logo. */
  readonly logo: Pick<Drawing, 'width' | 'height' | 'png'> | undefined;
}

type Page = PDFKit.PDFDocument;

const { resolve } = createRequire(import.meta.url);
// The standard fonts of PDF have Western letters only.
const fonts = {
  plain: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
};

const { margins } = reportMeasures;
const nameWidth = 150;
const gap = 12;

/** Writes a report as an A4 PDF with selectable text, title, language and page numbers. */
export async function reportPdf(content: ReportContent, theme: ReportTheme): Promise<Buffer> {
  const page = new ScriptDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    lang: 'en-AU',
    displayTitle: true,
    pdfVersion: '1.7',
    font: fonts.plain,
    info: { Title: `${content.title}: ${content.subject}`, Author: content.tenant },
  });
  page.registerFont('plain', fonts.plain).registerFont('strong', fonts.strong);
  page.font('strong');
  await page.openFonts(content.title + content.tenant, 600);
  page.font('plain');
  await page.openFonts(JSON.stringify(content), 400);
  head(page, content, theme);
  for (const section of content.sections) draw(page, section, theme);
  numberPages(page, content, theme);
  page.end();
  return buffer(page);
}

const widthOf = (page: Page) => page.page.width - margins.left - margins.right;
const bottomOf = (page: Page) => page.page.height - margins.bottom;

function head(page: Page, { title, tenant, subject, made }: ReportContent, theme: ReportTheme): void {
  const {
    bandHeight,
    logo: logoPlace,
    tenant: name,
    title: heading,
    subject: about,
    made: note,
  } = reportMeasures;
  page.rect(0, 0, page.page.width, bandHeight).fill(theme.brand);
  const { logo } = theme;
  const width = logo ? (logo.width / logo.height) * LOGO_HEIGHT : 0;
  if (logo)
    page.image(Buffer.from(logo.png), margins.left, margins.top - logoPlace.above, {
      width,
      height: LOGO_HEIGHT,
    });
  const indent = logo ? width + logoPlace.gap : 0;
  page.font('strong').fontSize(name.size).fillColor(theme.text);
  page.text(tenant, margins.left + indent, margins.top - name.above);
  page
    .font('strong')
    .fontSize(heading.size)
    .text(title, margins.left, margins.top + heading.below);
  page.font('plain').fontSize(about.size).text(subject);
  page.fontSize(note.size).fillColor(theme.muted).text(made).moveDown(1);
}

function draw(page: Page, { heading, body }: ReportSection, theme: ReportTheme): void {
  makeRoom(page, 60);
  page
    .moveDown(0.8)
    .font('strong')
    .fontSize(reportMeasures.heading.size)
    .fillColor(theme.link)
    .text(heading, margins.left);
  page.y += reportMeasures.line.above;
  line(page, theme.brand);
  if (body.kind === 'facts') {
    const widths = [nameWidth, widthOf(page) - nameWidth - gap];
    for (const fact of body.facts) row(page, fact, widths, ['plain', 'plain'], [theme.muted, theme.text]);
    return;
  }
  const { columns, rows } = body;
  const widths = columns.map(() => (widthOf(page) - gap * (columns.length - 1)) / columns.length);
  const all = <T>(one: T) => columns.map(() => one);
  row(page, columns, widths, all('strong'), all(theme.muted));
  for (const cells of rows) {
    row(page, cells, widths, all('plain'), all(theme.text));
    line(page, theme.border);
  }
}

/** Cells in a row, which is not split between pages. */
function row(
  page: Page,
  cells: readonly string[],
  widths: readonly number[],
  fontNames: readonly string[],
  colours: readonly string[],
): void {
  page.fontSize(10);
  // Joiners within words shape letters.
  const texts = cells.map((cell) => cell.replace(/[[\p{Cc}\p{Cf}]--[\u{200C}\u{200D}]]+/gv, ' '));
  const heights = texts.map((text, index) =>
    page.font(fontNames[index] ?? 'plain').heightOfString(text, { width: widths[index] ?? 0 }),
  );
  const height = Math.max(0, ...heights);
  makeRoom(page, height + 6);
  const { y } = page;
  let x = margins.left;
  for (const [index, text] of texts.entries()) {
    const width = widths[index] ?? 0;
    page
      .font(fontNames[index] ?? 'plain')
      .fillColor(colours[index] ?? 'black')
      .text(text, x, y, { width });
    x += width + gap;
  }
  page.x = margins.left;
  page.y = y + height + 5;
}

function makeRoom(page: Page, height: number): void {
  if (page.y + height > bottomOf(page)) page.addPage();
}

function line(page: Page, colour: string): void {
  const { y } = page;
  page
    .moveTo(margins.left, y)
    .lineTo(margins.left + widthOf(page), y)
    .lineWidth(reportMeasures.line.width)
    .stroke(colour);
  page.y = y + reportMeasures.line.below;
}

function numberPages(page: Page, { tenant, title, subject }: ReportContent, theme: ReportTheme): void {
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    // Text below the margin would start a new page.
    page.page.margins.bottom = 0;
    const y = page.page.height - 40;
    const width = widthOf(page);
    page.font('plain').fontSize(8).fillColor(theme.muted);
    page.text(`${tenant} · ${title} · ${subject}`, margins.left, y, {
      width: width - 80,
      height: 12,
      ellipsis: true,
    });
    page.text(`Page ${index + 1} of ${count}`, margins.left + width - 80, y, { width: 80, align: 'right' });
  }
}
