import { useId, useState } from 'react';
import { useControllable } from '../behaviours/use-controllable.ts';
import {
  parseThemeDraft,
  readColour,
  themeDefaults,
  type TenantTheme,
  type ThemeDraft,
} from '../theme/index.ts';

export type ThemeField = keyof TenantTheme;

export interface ThemeFieldsOptions {
  /** The typed values; controls the fields. `parseThemeDraft` reads them. */
  value?: ThemeDraft | undefined;
  /** The initial values, if the fields keep their own state. Default none. */
  defaultValue?: ThemeDraft | undefined;
  onValueChange?: ((value: ThemeDraft) => void) | undefined;
  /** The theme that users see. A field that differs from it says so, and can be reset. */
  published?: TenantTheme | undefined;
}

const nothing: ThemeDraft = {};

/** The fields of a theme: what each of them shows, which values do not hold, and how to reset them. */
export function useThemeFields({
  value,
  defaultValue = nothing,
  onValueChange,
  published,
}: ThemeFieldsOptions) {
  const prefix = useId();
  const [draft, setDraft] = useControllable({ value, defaultValue, onValueChange });
  // A field stays empty while a person empties it. Once it is left, it shows the default.
  const [emptied, setEmptied] = useState<ThemeField>();
  const { problems } = parseThemeDraft(draft);

  const idOf = (field: ThemeField) => `${prefix}${field}`;
  const focusField = (field: ThemeField) => document.getElementById(idOf(field))?.focus();
  const change = (field: ThemeField, next: ThemeDraft[ThemeField]) => setDraft({ ...draft, [field]: next });
  const set = (field: ThemeField, next: ThemeDraft[ThemeField]) => {
    change(field, next);
    focusField(field);
  };
  const leave = (field: 'brand' | 'nav' | 'radius') => {
    setEmptied(undefined);
    const typed = draft[field];
    const colour = typeof typed === 'string' ? readColour(typed) : undefined;
    if (colour !== undefined && colour !== typed) change(field, colour);
  };
  const type = (field: ThemeField, text: string, next: ThemeDraft[ThemeField]) => {
    setEmptied(text.trim() === '' ? field : undefined);
    change(field, next);
  };

  return {
    /** By field: why its value does not hold. */
    problems,
    idOf,
    focusField,
    isSet: (field: ThemeField) => draft[field] !== undefined,
    isInvalid: (field: ThemeField) => problems[field] !== undefined,
    differs: (field: ThemeField) =>
      published !== undefined && identity(draft[field]) !== identity(published[field]),
    /** Takes the published value. */
    reset: (field: ThemeField) => set(field, published?.[field]),
    /** Unsets a field. */
    clear: (field: ThemeField) => set(field, undefined),
    choose: change,
    valueOf: <Field extends 'density' | 'font'>(field: Field) => draft[field] ?? themeDefaults[field],
    getColourProps: (field: 'brand' | 'nav') => ({
      value: draft[field] ?? (field === 'brand' || emptied === field ? '' : themeDefaults[field]),
      placeholder: themeDefaults[field],
      onChange: ({ target }: { target: HTMLInputElement }) =>
        type(field, target.value, target.value.trim() === '' ? undefined : target.value),
      onBlur: () => leave(field),
    }),
    getPickerProps: (field: 'brand' | 'nav') => ({
      value: readColour(draft[field] ?? '') ?? themeDefaults[field],
      onChange: ({ target }: { target: HTMLInputElement }) => change(field, target.value),
    }),
    getRadiusProps: () => ({
      value: emptied === 'radius' || Number.isNaN(draft.radius) ? '' : (draft.radius ?? themeDefaults.radius),
      onChange: ({ target }: { target: HTMLInputElement }) =>
        type('radius', target.value, isBlank(target) ? undefined : target.valueAsNumber),
      onBlur: () => leave('radius'),
    }),
  };
}

/** A number that cannot be read is an empty value too. */
const isBlank = ({ value, validity }: HTMLInputElement) => value === '' && !validity.badInput;

const identity = (value: ThemeDraft[ThemeField]) =>
  typeof value === 'string' ? (readColour(value) ?? value) : value;
