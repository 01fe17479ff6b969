import { formatNumber } from '../texts/english-numbers.ts';
import { useTexts } from '../texts/texts-context.ts';
import type { LookField, LookImageFacts, LookValue } from '../theme/check/index.ts';
import { themeEditorTexts } from './theme-editor.texts.ts';

const numberFormat = { number: formatNumber };

/** How people read the fields of a look and their values, in the language of the provider. */
export function useLookTexts() {
  const texts = useTexts('theme-editor', themeEditorTexts);
  const { number } = useTexts('formats', numberFormat);

  const imageText = ({ mediaType, bytes, width, height }: LookImageFacts) =>
    texts.imageFacts({
      kind: mediaType === 'image/png' ? 'PNG' : 'SVG',
      size: number({ value: Math.max(0.1, Math.round(bytes / 102.4) / 10) }),
      width: number({ value: Math.round(width) }),
      height: number({ value: Math.round(height) }),
    });

  return {
    /** The name of a field: `Logo on dark`. */
    fieldText: (field: LookField): string => texts[`${field}Label`],
    /** A value of a field, such as `12 px` or `SVG, 1.2 KB, 40 × 40`; `not set` if it is undefined. */
    valueText: (field: LookField, value: LookValue | undefined): string => {
      if (value === undefined) return texts.notSetText;
      if (typeof value === 'object') return imageText(value);
      if (field === 'radius') return texts.pixels({ value: Number(value) });
      if (field === 'density') return value === 1 ? texts.comfortableText : texts.compactText;
      if (field === 'font') return value === 'inter' ? texts.interText : texts.systemText;
      return String(value);
    },
  };
}
