import { warnOnce } from './warn-once.ts';

/** The plural forms of a text by Unicode plural category; `#` in a form is replaced by the count. */
export type PluralForms = { readonly [Category in Intl.LDMLPluralRule]?: string } & {
  readonly other: string;
};

/** Notifies a command of every missing form, in production too. */
export const pluralListener: { onMissingForm: ((category: Intl.LDMLPluralRule) => void) | undefined } = {
  onMissingForm: undefined,
};

/**
 * Returns the form that a language uses for a count, with the count in the digits of that language. A category
 * without a form uses `other`; in development the missing form is reported once.
 *
 * @param locale BCP 47 language tag, such as `de`.
 * @throws RangeError if the locale is no language tag.
 */
export function plural(locale: string, count: number, forms: PluralForms): string {
  const category = new Intl.PluralRules(locale).select(count);
  const form = forms[category];
  if (form === undefined) {
    pluralListener.onMissingForm?.(category);
    warnOnce(`The plural "${forms.other}" has no form "${category}", which ${locale} needs.`);
  }
  return (form ?? forms.other).replaceAll('#', new Intl.NumberFormat(locale).format(count));
}
