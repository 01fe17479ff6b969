import { brandThemeKeys, type BrandField } from '@portal/api/contract';
import { parseThemeDraft, themeDefaults, type ThemeDraft } from '@portal/ui/theme';

/** The fields of the theme, without the images. */
export type ThemeField = keyof typeof brandThemeKeys;

export const themeFields = Object.keys(brandThemeKeys) as ThemeField[];

export const isThemeField = (field: BrandField): field is ThemeField => field in brandThemeKeys;

/** The text of a theme field as typed, or its chosen value. Null is not set. */
export type Typed = string | number | null;

/** Reads what is typed in one field; undefined if it does not hold. An empty optional field is not set. */
export function readField(field: ThemeField, typed: Typed): Typed | undefined {
  const key = brandThemeKeys[field];
  const draft: ThemeDraft = { brand: themeDefaults.brand, [key]: typed ?? undefined };
  const { theme, problems } = parseThemeDraft(draft);
  return problems[key] === undefined ? (theme[key] ?? null) : undefined;
}
