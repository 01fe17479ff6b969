let regions: Intl.DisplayNames | undefined;

export const phoneFieldTexts = {
  /** Error of a text that is not a phone number. */
  invalidText: 'Please enter valid phone',
  /** Name of the list of countries. */
  countryName: 'Country',
  /** An option in the list of countries; `country` is an ISO 3166 code. */
  country: ({ country, callingCode }: { country: string; callingCode: string }) => {
    regions ??= new Intl.DisplayNames('en-GB', { type: 'region' });
    return `${regions.of(country) ?? country} +${callingCode}`;
  },
} as const;
