/** A cell of a document as LibreOffice writes it out. */
export interface OfficeCell {
  /** `string`, `float`, `date` and so on. */
  readonly type: string;
  readonly formula: boolean;
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The cells of a flat OpenDocument sheet that hold something. */
export function cellsOf(document: string): readonly OfficeCell[] {
  return [...document.matchAll(/<table:table-cell\b([^>]*[^/>])>(.*?)<\/table:table-cell>/gs)].map(
    ([, attributes = '', content = '']) => ({
      type: /office:value-type="(\w+)"/.exec(attributes)?.[1] ?? '',
      formula: attributes.includes('table:formula='),
      text: textOf(content),
    }),
  );
}

/** Between the elements the document is indented; what is shown stands in its paragraphs. */
const textOf = (content: string): string =>
  [
    ...content
      .replace(/<office:annotation.*?<\/office:annotation>/gs, '')
      .matchAll(/<text:p\b[^>]*>(.*?)<\/text:p>/gs),
  ]
    .map(([, paragraph = '']) =>
      paragraph
        .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count?: string) => ' '.repeat(Number(count ?? 1)))
        .replace(/<[^>]*>/g, '')
        .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole),
    )
    .join('\n');
