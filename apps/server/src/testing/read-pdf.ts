import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A report as another program reads it: the words of each page, and the metadata. */
export async function readPdf(answer: Response) {
  const task = getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' '),
    );
  }
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
  await task.destroy();
  return { pages, words: pages.join(' '), info };
}
