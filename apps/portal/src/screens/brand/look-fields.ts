import { brandThemeKeys, type BrandField } from '@portal/api/contract';
import { parseTenantTheme } from '@portal/ui/theme';

/** The fields of the theme, without the images. */
export type ThemeField = keyof typeof brandThemeKeys;

export const themeFields = Object.keys(brandThemeKeys) as ThemeField[];

export const isThemeField = (field: BrandField): field is ThemeField => field in brandThemeKeys;

export type FieldReading =
  | { readonly holds: true; readonly value: string | number | null }
  | { readonly holds: false; readonly problem: string };

/** Reads what is typed in a field. An empty optional field is not set. */
export function readField(field: ThemeField, typed: string | number | null): FieldReading {
  const value = typeof typed === 'string' && isColour(field) ? colourIn(typed) : typed;
  if ((value === null || value === '') && field !== 'Brand') return { holds: true, value: null };
  const key = brandThemeKeys[field];
  const parsed = parseTenantTheme({ brand: '#000000', [key]: value });
  return parsed.ok
    ? { holds: true, value }
    : { holds: false, problem: parsed.problems[0] ?? '' };
}

const isColour = (field: ThemeField) => field === 'Brand' || field === 'Navigation';

const colourIn = (text: string) => text.trim();
