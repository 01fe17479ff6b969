import { brandLookKeys, type BrandChange, type BrandImage } from '@portal/api/contract';
import { imageAddress } from '@portal/ui/safe';
import { LookDifferences } from '@portal/ui/theme-editor';
import type { LookDifference, LookValue } from '@portal/ui/theme/check';
import { imageFactsOf, useImageFiles } from '../use-look-images.ts';

export interface ChangesProps {
  readonly changes: readonly BrandChange[];
  /** Without a border and space, for a list of looks. */
  readonly plain?: boolean;
}

/** The differences of two looks with their images. */
export function Changes({ changes, plain = false }: ChangesProps) {
  const images = changes.flatMap(({ From, To }) => [From, To]).filter(isImage);
  const files = useImageFiles(images.map(({ ImageId }) => ImageId));
  const valueOf = (value: BrandChange['From']): LookValue | undefined => {
    if (value === null) return undefined;
    if (!isImage(value)) return value;
    const file = files[value.ImageId];
    return imageFactsOf(value, file && imageAddress(file));
  };
  const differences = changes.map(({ Field, From, To }): LookDifference => ({
    field: brandLookKeys[Field],
    from: valueOf(From),
    to: valueOf(To),
  }));
  return differences.length > 0 && <LookDifferences plain={plain} differences={differences} />;
}

const isImage = (value: BrandChange['From']): value is BrandImage =>
  typeof value === 'object' && value !== null;
