/** The number of recent applications in the sample. */
export const sampleSize = 300;

/** A trigram is common if more than one text in this many contains it. */
const commonShare = 20;

/** The trigrams in the database index: three letters in a row, or two that begin a word. */
const indexedTriple = /^(?:[a-z0-9]{3}|[^a-z0-9][a-z0-9]{2})$/;

const triples = (text: string): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3));

/**
 * Finds the most selective part of a search. The index looks up every trigram of a pattern, at a cost that grows with
 * the texts that contain it. Among a thousand addresses of one host, `adele@post.example` is best searched as
 * `adele`.
 */
export class Selectivity {
  readonly #counts = new Map<string, number>();
  readonly #common: number;

  /** @param texts The folded texts of a sample of applications. */
  constructor(texts: readonly string[]) {
    this.#common = texts.length / commonShare;
    for (const text of texts)
      for (const triple of new Set(triples(text)))
        this.#counts.set(triple, (this.#counts.get(triple) ?? 0) + 1);
  }

  /** The part of a folded text that finds the fewest applications, cut at common trigrams; the whole text if all are common. */
  mostSelectivePart(text: string): string {
    // Whether another letter ends a word depends on the locale of the database.
    if (!/^[\x20-\x7e]*$/.test(text)) return text;
    let best: { readonly part: string; readonly count: number } | undefined;
    let from = 0;
    let count = Infinity;
    const all = triples(text);
    for (const [at, triple] of [...all, ''].entries()) {
      const texts = indexedTriple.test(triple) ? (this.#counts.get(triple) ?? 0) : Infinity;
      if (texts <= this.#common) {
        count = Math.min(count, texts);
        continue;
      }
      if (at > from && (!best || count < best.count)) best = { part: text.slice(from, at + 2), count };
      from = at + 1;
      count = Infinity;
    }
    return best?.part ?? text;
  }
}
