import {
  brandSlots,
  mediaTypes,
  type BrandImage,
  type BrandImageField,
  type BrandImages,
} from '@portal/api/contract';
import { brandQueries } from '@portal/api/queries';
import { imageAddress, imagePixels } from '@portal/ui/safe';
import type { LookCheck, LookImageFacts } from '@portal/ui/theme/check';
import { DRAWING_HEIGHT, imageColours, lookImageOf } from '@portal/ui/theme/images';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/services.tsx';

const fields = Object.keys(brandSlots) as BrandImageField[];

/** The images of a look for the parts that show and check them. What is not loaded yet is missing. */
export interface LookImages {
  readonly stored: BrandImages;
  readonly addresses: Readonly<Partial<Record<BrandImageField, string>>>;
  readonly checked: NonNullable<LookCheck['images']>;
}

/** Reads the images of a look: their addresses for this page, and their colours. */
export function useLookImages(stored: BrandImages): LookImages {
  const ids = fields.map((field) => stored[field]?.ImageId);
  const files = useImageFiles(ids.filter((id) => id !== undefined));
  const fileOf = (field: BrandImageField) => files[stored[field]?.ImageId ?? ''];
  const addresses = Object.fromEntries(
    fields.flatMap((field) => {
      const file = fileOf(field);
      return file ? [[field, imageAddress(file)]] : [];
    }),
  );
  const checked = useQuery({
    queryKey: ['colours of images', ids.join(), ids.every((id) => id === undefined || files[id])],
    queryFn: async () => {
      const read = async (field: BrandImageField) => {
        const [image, file] = [stored[field], fileOf(field)];
        return image && file && checkedImage(image, file);
      };
      const [logo, logoDark, icon] = await Promise.all(fields.map(read));
      return { logo, logoDark, icon };
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  return { stored, addresses, checked: checked.data ?? {} };
}

/** The files of images by id, once they are loaded. */
export function useImageFiles(ids: readonly string[]): Readonly<Record<string, Blob | undefined>> {
  const client = useClient();
  const distinct = [...new Set(ids)];
  const files = useQueries({
    queries: distinct.map((id) => brandQueries(client).image(id)),
    combine: (results) => results.map(({ data }) => data),
  });
  return Object.fromEntries(distinct.map((id, index) => [id, files[index]]));
}

/** Undefined if this browser cannot measure it: the server measures it when the look is published. */
async function checkedImage({ MediaType, Width, Height }: BrandImage, file: Blob) {
  const height = MediaType === mediaTypes.png ? Height : DRAWING_HEIGHT;
  try {
    const colours = imageColours(await imagePixels(file, { width: (Width / Height) * height, height }));
    return lookImageOf({ image: { mediaType: MediaType, height: Height }, colours });
  } catch {
    return undefined;
  }
}

/** The facts of an image, as the library names them. */
export const imageFactsOf = (image: BrandImage, src?: string): LookImageFacts => ({
  id: image.ImageId,
  mediaType: image.MediaType,
  bytes: image.Bytes,
  width: image.Width,
  height: image.Height,
  ...(src !== undefined && { src }),
});
