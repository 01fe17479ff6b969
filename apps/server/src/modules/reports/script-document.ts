import bidiFactory from 'bidi-js';
import PdfDocument from 'pdfkit';
import { fontsFor } from './script-fonts.ts';
import { shaperOf, type ShapeText } from './shape-text.ts';

/** An open font of pdfkit. */
interface OpenFont {
  readonly font: {
    hasGlyphForCodePoint: (code: number) => boolean;
    layout: ShapeText;
  };
  readonly ascender: number;
  widthOfString: (text: string, size: number, features?: PDFKit.Mixins.OpenTypeFeatures[]) => number;
}

declare global {
  namespace PDFKit {
    // The types of pdfkit lack the current font and the method that draws a wrapped line.
    interface PDFDocument {
      _font: OpenFont;
      _fontSize: number;
      _fragment(text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions): void;
    }
  }
}

/** Consecutive letters of one font and direction. */
interface Run {
  readonly font: OpenFont;
  readonly text: string;
  readonly rightToLeft: boolean;
  /** Where it begins in the line as it is read. */
  readonly start: number;
}

// The types name a default export, which the CommonJS module does not have.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
/** Any list of features makes pdfkit lay out a run as a whole; otherwise words from right to left change places. */
const whole: PDFKit.Mixins.OpenTypeFeatures[] = [];

/** A document that draws letters that its own font lacks in a font of their script, and each script in its direction. */
export class ScriptDocument extends PdfDocument {
  readonly #others = new Map<OpenFont, readonly OpenFont[]>();

  /** Opens the fonts that a text needs next to the current font. */
  async openFonts(text: string, weight: number): Promise<void> {
    const own = this._font;
    const lacking = new Set(Array.from(text).filter((letter) => !has(own, letter)));
    const others: OpenFont[] = [];
    for (const bytes of await fontsFor(lacking, weight)) {
      const open = this.font(bytes)._font;
      open.font.layout = await shaperOf(bytes);
      others.push(open);
    }
    this._font = own;
    this.#others.set(own, others);
  }

  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    if (!this.#others.get(this._font)?.length) return super.widthOfString(text, options);
    return this.#runsOf(text).reduce((sum, run) => sum + this.#widthOf(run), 0);
  }

  /** Draws a wrapped line. A line that needs other fonts starts at the left. */
  override _fragment(line: string, x: number, y: number, options: PDFKit.Mixins.TextOptions): void {
    const own = this._font;
    const text = line.trimEnd();
    const runs = this.#others.get(own)?.length ? this.#runsOf(text) : [];
    if (runs.every(({ font }) => font === own)) {
      super._fragment(line, x, y, options);
      return;
    }
    let left = x;
    const placed = runs.map((run) => {
      const at = left;
      left += this.#widthOf(run);
      return { run, at };
    });
    // Shaped letters do not tell their text. Programs turn text from right to left themselves.
    const marked = !runs.some(({ rightToLeft }) => rightToLeft);
    if (marked) this.markContent('Span', { actual: text });
    const baseline = (-own.ascender / 1000) * this._fontSize;
    // Programs that extract text take the runs as they are drawn, so they are drawn as they are read.
    for (const { run, at } of placed.toSorted((one, other) => one.run.start - other.run.start)) {
      this._font = run.font;
      super._fragment(run.text, at, y, { baseline, features: whole });
    }
    this._font = own;
    if (marked) this.endMarkedContent();
  }

  #widthOf({ font, text }: Run): number {
    return font.widthOfString(text, this._fontSize, whole);
  }

  /** The runs of a line from left to right. */
  #runsOf(text: string): Run[] {
    const fonts = this.#fontsOf(text);
    const embedding = bidi.getEmbeddingLevels(text);
    const runs: { font: OpenFont; level: number; start: number; end: number }[] = [];
    for (const place of bidi.getReorderedIndices(text, embedding)) {
      const font = fonts[place] ?? this._font;
      const level = embedding.levels[place] ?? 0;
      const run = runs.at(-1);
      if (run?.font !== font || run.level !== level) runs.push({ font, level, start: place, end: place + 1 });
      else [run.start, run.end] = [Math.min(run.start, place), Math.max(run.end, place + 1)];
    }
    return runs.map(({ font, level, start, end }) => {
      const letters = text.slice(start, end);
      // The layout turns letters of scripts from right to left, but not the punctuation between them.
      const rightToLeft = level % 2 === 1;
      return {
        font,
        rightToLeft,
        start,
        text: rightToLeft && font === this._font ? mirrored(letters) : letters,
      };
    });
  }

  /** The font of each code unit: the first one that has the letter. Blanks, marks and joiners follow the letter before. */
  #fontsOf(text: string): OpenFont[] {
    const fonts = [this._font, ...(this.#others.get(this._font) ?? [])];
    let font = this._font;
    return Array.from(text).flatMap((letter) => {
      const follows = /[\p{M}\p{Cf} ]/u.test(letter) && has(font, letter);
      if (!follows) font = fonts.find((one) => has(one, letter)) ?? this._font;
      return Array.from({ length: letter.length }, () => font);
    });
  }
}

const has = ({ font }: OpenFont, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

const mirrored = (text: string): string =>
  Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .toReversed()
    .join('');
