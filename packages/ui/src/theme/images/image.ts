/** An image of a tenant, with the bytes that were uploaded. */
export interface StoredImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: 'image/svg+xml' | 'image/png';
  /** In px, with at most two decimals. */
  readonly width: number;
  readonly height: number;
}

/** An image as pixels, for what is not a browser. */
export interface Drawing {
  /** The size that the image says it has, in px. */
  readonly width: number;
  readonly height: number;
  readonly png: Uint8Array;
  /** Whether every pixel is transparent. */
  readonly blank: boolean;
  /** As `imageColours` finds them. */
  readonly colours: readonly string[];
}

/** A problem is a predicate of the file, such as 'is not well-formed at line 3'. */
export type DrawingResult = { readonly drawing: Drawing } | { readonly problem: string };

export type DrawImage = (image: Pick<StoredImage, 'bytes' | 'mediaType'>) => Promise<DrawingResult>;

/** What an image is for. A logo has a maximum width, an icon is square. */
export type ImageUse = 'logo' | 'icon';

export const MAX_IMAGE_BYTES = 64 * 1024;
/** Height in px at which pages and reports draw a logo. */
export const LOGO_HEIGHT = 28;
export const MAX_LOGO_WIDTH = 160;
/** Height in px of the pixels of an SVG: sharp in a printed report. */
export const DRAWING_HEIGHT = 3 * LOGO_HEIGHT;
