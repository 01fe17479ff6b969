/** An image of a tenant as it is stored: written from what was read, never the bytes that were sent. */
export interface StoredImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: 'image/svg+xml' | 'image/png';
  /** In px; of an SVG the size of its view box, with at most two decimals. */
  readonly width: number;
  readonly height: number;
}

export interface ReadImage extends StoredImage {
  /** What was left out without harm: `comments`, `metadata`, `editor data`, `animation`. */
  readonly removed: readonly string[];
}

/** What an image is for. A logo has a maximum width, an icon is square. */
export type ImageUse = 'logo' | 'icon';

export const MAX_IMAGE_BYTES = 64 * 1024;
/** Height in px at which pages and reports draw a logo. */
export const LOGO_HEIGHT = 28;
export const MAX_LOGO_WIDTH = 160;

/** The size as people read it: `40 × 40`. */
export const sizeText = ({ width, height }: Pick<StoredImage, 'width' | 'height'>): string =>
  `${Math.round(width)} × ${Math.round(height)}`;
