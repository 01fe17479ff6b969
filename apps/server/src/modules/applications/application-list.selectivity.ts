/** So many of the latest applications tell what is common. */
export const sampleSize = 300;

/** What more than one text in so many has is common. */
const commonShare = 20;

/** Three letters in a row, or two that begin a word: what the database's index of parts of texts knows. */
const indexedTriple = /^(?:[a-z0-9]{3}|[^a-z0-9][a-z0-9]{2})$/;

const triples = (text: string): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3));

/**
 * Which part of a search narrows it most. The index is asked for every three letters of a pattern, and pays for each
 * by how many texts have them: `adele@post.example` among a thousand addresses of one post office is best asked as
 * `adele`.
 */
export class Selectivity {
  readonly #counts = new Map<string, number>();
  readonly #common: number;

  /** @param texts What a sample of applications is searched by. */
  constructor(texts: readonly string[]) {
    this.#common = texts.length / commonShare;
    for (const text of texts)
      for (const triple of new Set(triples(text.toLowerCase())))
        this.#counts.set(triple, (this.#counts.get(triple) ?? 0) + 1);
  }

  /** The rarest stretch of a text without common letters in it; the whole text where there is none. */
  mostSelectivePart(text: string): string {
    // Other letters change with their neighbours when they are lowered; a part of them might then be found nowhere.
    if (!/^[\x20-\x7e]*$/.test(text)) return text;
    let best: { readonly part: string; readonly count: number } | undefined;
    let from = 0;
    let count = Infinity;
    const all = triples(text.toLowerCase());
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
