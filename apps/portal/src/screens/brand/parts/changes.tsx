import { brandLookKeys, type BrandChange, type BrandImage } from '@portal/api/contract';
import { brandQueries } from '@portal/api/queries';
import { imageAddress } from '@portal/ui/safe';
import { LookDifferences } from '@portal/ui/theme-editor';
import type { LookDifference, LookValue } from '@portal/ui/theme/check';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../../base/services.tsx';
import { imageFactsOf } from '../use-look-images.ts';

export interface ChangesProps {
  readonly changes: readonly BrandChange[];
  /** Without a border and space, for a list of looks. */
  readonly plain?: boolean;
}

/** The differences of two looks with their images. */
export function Changes({ changes, plain = false }: ChangesProps) {
  const addresses = useImageAddresses(changes);
  const valueOf = (value: BrandChange['From']): LookValue | undefined => {
    if (value === null) return undefined;
    return isImage(value) ? imageFactsOf(value, addresses[value.ImageId]) : value;
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

/** The addresses of the changed images by id, once they are loaded. */
function useImageAddresses(changes: readonly BrandChange[]): Readonly<Record<string, string>> {
  const client = useClient();
  const ids = useMemo(() => {
    const images = changes.flatMap(({ From, To }) => [From, To]).filter(isImage);
    return [...new Set(images.map(({ ImageId }) => ImageId))];
  }, [changes]);
  const files = useQueries({
    queries: ids.map((id) => brandQueries(client).image(id)),
    combine: (results) => results.map(({ data }) => data),
  });
  return Object.fromEntries(
    ids.flatMap((id, index) => {
      const file = files[index];
      return file ? [[id, imageAddress(file)]] : [];
    }),
  );
}
