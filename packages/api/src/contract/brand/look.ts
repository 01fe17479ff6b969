import * as v from 'valibot';
import { mediaTypes, text } from '../wire.ts';

/** The displayed name of each field of a look, in the order of the screen. */
export const brandFieldLabels = {
  Brand: 'Brand',
  Navigation: 'Navigation',
  Corner: 'Corner',
  Density: 'Density',
  Font: 'Font',
  Logo: 'Logo',
  LogoOnDark: 'Logo on dark',
  Icon: 'Icon of the tab',
} as const;
export type BrandField = keyof typeof brandFieldLabels;
export const brandFields = Object.keys(brandFieldLabels) as readonly BrandField[];

/** The key in the theme of each field that has one. */
export const brandThemeKeys = {
  Brand: 'brand',
  Navigation: 'nav',
  Corner: 'radius',
  Density: 'density',
  Font: 'font',
} as const satisfies Partial<Record<BrandField, keyof BrandTheme>>;

/** The name of each field in `@portal/ui/theme`. */
export const brandLookKeys = {
  ...brandThemeKeys,
  Logo: 'logo',
  LogoOnDark: 'logoDark',
  Icon: 'icon',
} as const satisfies Record<BrandField, string>;

/** The address of each image field in calls. */
export const brandSlots = {
  Logo: 'logo',
  LogoOnDark: 'logo-dark',
  Icon: 'icon',
} as const satisfies Partial<Record<BrandField, string>>;
export type BrandImageField = keyof typeof brandSlots;
const imageFields = Object.keys(brandSlots) as BrandImageField[];

/** The surfaces that are drawn with a look before it is published, in the order of the result. */
export const brandSurfaces = ['Portal', 'Sign-in page', 'Emails', 'PDF reports', 'Icon of the tab'] as const;
export type BrandSurface = (typeof brandSurfaces)[number];

/** The warnings about a look, which a person confirms by their ids to publish it. */
export const brandWarnings = [
  'brand-near-danger',
  'navigation-near-brand',
  'logo-on-navigation',
  'logo-dark-on-navigation',
  'logo-on-surface',
  'icon-on-tab',
  'image-low',
] as const;
export type BrandWarning = (typeof brandWarnings)[number];

/** Longest `#rrggbb`. The grammar of a colour is that of the theme, which the server checks. */
const colour = v.pipe(text, v.maxLength(7));
const corner = v.pipe(v.number(), v.minValue(0), v.maxValue(16));
const density = v.picklist([1, 0.875]);
const font = v.picklist(['inter', 'system']);

/** Theme values of a tenant: a field that is not set has its default. `radius` is in px. */
export const brandTheme = v.strictObject({
  brand: colour,
  nav: v.exactOptional(colour),
  radius: v.exactOptional(corner),
  density: v.exactOptional(density),
  font: v.exactOptional(font),
});
export type BrandTheme = v.InferOutput<typeof brandTheme>;

/** Changed theme values by field. Null unsets one. */
export const brandThemeChanges = {
  Brand: v.exactOptional(v.nullable(colour)),
  Navigation: v.exactOptional(v.nullable(colour)),
  Corner: v.exactOptional(v.nullable(corner)),
  Density: v.exactOptional(v.nullable(density)),
  Font: v.exactOptional(v.nullable(font)),
};

/** Maximum size of one image, in bytes. */
export const brandImageMaximumBytes = 64 * 1024;

/** Digest of the bytes: the same bytes are the same image. */
const imageId = v.pipe(text, v.regex(/^[0-9a-f]{64}$/));

/** An image as it was uploaded. Width and height are in px. */
export const brandImage = v.strictObject({
  ImageId: imageId,
  MediaType: v.picklist([mediaTypes.svg, mediaTypes.png]),
  Bytes: v.number(),
  Width: v.number(),
  Height: v.number(),
});
export type BrandImage = v.InferOutput<typeof brandImage>;

/**
 * Changed images by field: the id of a stored image, to have that of the published look or of a conflict again. Null
 * removes one.
 */
export const brandImageChanges = v.entriesFromList(imageFields, v.exactOptional(v.nullable(imageId)));

export const brandImages = v.strictObject(v.entriesFromList(imageFields, v.exactOptional(brandImage)));
export type BrandImages = v.InferOutput<typeof brandImages>;

/** The value of one field. Null if it is not set. */
export const brandValue = v.nullable(v.union([text, v.number(), brandImage]));
export type BrandValue = v.InferOutput<typeof brandValue>;

/** A field that differs between two looks. */
export const brandChange = v.object({ Field: v.picklist(brandFields), From: brandValue, To: brandValue });
export type BrandChange = v.InferOutput<typeof brandChange>;

/** The value of a field in a look. Null if it is not set. */
export function brandValueOf(field: BrandField, theme: BrandTheme, images: BrandImages): BrandValue {
  return (
    (field in brandSlots
      ? images[field as BrandImageField]
      : theme[brandThemeKeys[field as keyof typeof brandThemeKeys]]) ?? null
  );
}
