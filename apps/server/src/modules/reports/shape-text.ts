/** Glyphs and positions in the units of a font, as pdfkit reads them. */
export type ShapeText = (text: string) => unknown;

/** What a glyph tells that has no letter: readers take a glyph without text for a control character. */
const joiner = 0x200d;

/** Shapes text in a font by HarfBuzz; the shaping of pdfkit does not know all scripts. */
export async function shaperOf(bytes: Uint8Array): Promise<ShapeText> {
  const harfBuzz = await import('harfbuzzjs');
  const font = new harfBuzz.Font(new harfBuzz.Face(new harfBuzz.Blob(bytes)));
  return (text) => {
    const buffer = new harfBuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setFlags(harfBuzz.BufferFlag.REMOVE_DEFAULT_IGNORABLES);
    harfBuzz.shape(font, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const ends = [...infos.map(({ cluster }) => cluster), text.length];
    const glyphs = infos.map(({ codepoint: id, cluster }) => {
      const letters = codePointsOf(text.slice(cluster, Math.min(...ends.filter((end) => end > cluster))));
      const ids = infos.filter((info) => info.cluster === cluster).map(({ codepoint }) => codepoint);
      const own = letters.filter((letter) => font.nominalGlyph(letter) === id);
      // The last glyph that is no letter by itself tells the letters that have no glyph of their own.
      const shaped = ids.findLast((one) => !letters.some((letter) => font.nominalGlyph(letter) === one));
      const rest =
        id === shaped ? letters.filter((letter) => !ids.includes(font.nominalGlyph(letter) ?? 0)) : [];
      const tells = [...own, ...rest];
      return { id, advanceWidth: font.glyphHAdvance(id), codePoints: tells.length > 0 ? tells : [joiner] };
    });
    return {
      glyphs,
      positions,
      // pdfkit scales the positions in place before it reads the sum.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
}

const codePointsOf = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
