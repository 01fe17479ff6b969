import { use, useEffect, useMemo, useState } from 'react';
import type { OptionNames } from '../../behaviours/split-props.ts';
import { useTextRule, type TextRuleOptions } from '../../behaviours/text-rule.ts';
import { useMaskedInput } from '../../behaviours/use-masked-input.ts';
import { useStableCallback } from '../../behaviours/use-stable-callback.ts';
import { fieldValueNames } from '../../behaviours/use-text-value.ts';
import { useValidatedValue, type ValidatedValueOptions } from '../../behaviours/use-validated-value.ts';
import { TextsContext, useTexts } from '../../texts/texts-context.ts';
import { phoneFieldTexts } from './phone-field.texts.ts';
import {
  AUSTRALIA,
  countryOptions,
  phoneMask,
  phoneToSend,
  isPhone,
  type PhoneDetails,
  type PhoneNumbers,
  type PhoneValue,
} from './phone-field.model.ts';

export interface PhoneFieldOptions
  extends
    Omit<TextRuleOptions, 'validate'>,
    Pick<ValidatedValueOptions<PhoneValue>, 'serverError' | 'revealErrors'> {
  /** Country and number, if the caller controls them. */
  value?: PhoneValue | undefined;
  /** The initial country and number, if the field keeps its own state. Default: no number in Australia. */
  defaultValue?: PhoneValue | undefined;
  /** Called with country and number, and the number as a server expects it. */
  onValueChange?: ((value: PhoneValue, details: PhoneDetails) => void) | undefined;
  /** Only Australian mobile numbers are valid, and the country cannot be changed (USER-084). Default false. */
  australianOnly?: boolean | undefined;
}

export const phoneFieldNames: OptionNames<PhoneFieldOptions> = { ...fieldValueNames, australianOnly: true };

const ONLY_AUSTRALIA = [{ country: AUSTRALIA, callingCode: '61' }];

const NOTHING: PhoneValue = { country: AUSTRALIA, number: '' };

/** A phone number and its country. The data of other countries is loaded after the field is rendered. */
export function usePhoneField({
  value,
  defaultValue = NOTHING,
  onValueChange,
  australianOnly = false,
  required,
  requiredText,
  ...options
}: PhoneFieldOptions) {
  const texts = useTexts('phone-field', phoneFieldTexts);
  const locale = use(TextsContext)?.locale ?? 'en';
  const numbers = usePhoneNumbers(!australianOnly);
  const fixed = (entry: PhoneValue) => (australianOnly ? { ...entry, country: AUSTRALIA } : entry);
  const rule = useTextRule({ required, requiredText });
  const phone = useValidatedValue({
    ...options,
    value: value && fixed(value),
    defaultValue: fixed(defaultValue),
    onValueChange: (entry) => onValueChange?.(entry, { e164OrLocal: phoneToSend(entry, numbers?.toE164) }),
    validate: (entry) =>
      rule(entry.number) ?? (entry.number.trim() === '' || isPhone(entry) ? undefined : texts.invalidText),
  });
  const { country, number } = phone.value;
  const mask = phoneMask(country);
  const masked = useMaskedInput({
    mask,
    value: mask.accept?.(number) ?? number,
    onValueChange: (characters) => phone.setValue({ country, number: mask.format(characters) }),
  });
  const chooseCountry = useStableCallback((next: string) => phone.setValue({ country: next, number }));
  const countries = useMemo(() => {
    return countryOptions(numbers?.phoneCountries ?? ONLY_AUSTRALIA, texts.country, locale);
  }, [numbers, texts, locale]);
  return {
    error: phone.error,
    valid: phone.valid,
    countryProps: {
      options: countries,
      value: country,
      onValueChange: chooseCountry,
      disabled: australianOnly,
    },
    inputProps: {
      ...masked,
      type: 'tel' as const,
      autoComplete: 'tel-national',
      onBlur: phone.onBlur,
    },
  };
}

/** Loads the numbering data of every country. It is large and therefore a chunk of its own. */
export function loadPhoneNumbers(): Promise<PhoneNumbers> {
  return import('./phone-numbers.ts');
}

function usePhoneNumbers(wanted: boolean) {
  const [numbers, setNumbers] = useState<PhoneNumbers>();
  useEffect(() => {
    if (!wanted) return;
    let alive = true;
    // If loading fails, Australia can still be selected.
    loadPhoneNumbers().then(
      (loaded) => alive && setNumbers(loaded),
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, [wanted]);
  return numbers;
}
