import { themeInputs } from './contract/inputs.ts';
import { evaluator } from './evaluate.ts';
import { formulas } from './generated/formulas.ts';
import type { TenantTheme } from './tenant-theme.ts';

/** One of the four appearances of a page. */
export interface Appearance {
  readonly mode: 'light' | 'dark';
  readonly contrast: 'normal' | 'more';
}

export const appearances: readonly Appearance[] = [
  { mode: 'light', contrast: 'normal' },
  { mode: 'dark', contrast: 'normal' },
  { mode: 'light', contrast: 'more' },
  { mode: 'dark', contrast: 'more' },
];

const initial = Object.fromEntries(themeInputs.map((input) => [input.name, input.initial]));

/** Evaluates any token of a tenant as a browser would; `overrides` overrides derived tokens. */
export function themeReader(
  theme: TenantTheme,
  appearance: Appearance,
  overrides: Readonly<Record<string, string>> = {},
) {
  const values: Readonly<Record<string, string>> = {
    ...formulas,
    ...initial,
    '--_p-more': appearance.contrast === 'more' ? '1' : '0',
    '--portal-brand': theme.brand,
    ...(theme.nav !== undefined && { '--portal-nav': theme.nav }),
    ...(theme.radius !== undefined && { '--portal-radius': `${theme.radius}px` }),
    ...(theme.density !== undefined && { '--portal-density': `${theme.density}` }),
    ...overrides,
  };
  return { ...evaluator({ dark: appearance.mode === 'dark', textOf: (name) => values[name] }), values };
}
