import { contract, type TokenFacts } from '@portal/ui/theme';

export interface Token {
  /** The custom property. */
  property: string;
  /** Its name without the common prefix. */
  name: string;
  /** Its purpose. */
  meaning: string;
}

/** The tokens of a type whose names start alike, without deprecated names. */
export function tokensOf(type: TokenFacts['type'], beginning = ''): Token[] {
  return Object.entries<TokenFacts>(contract)
    .filter(([, facts]) => facts.type === type && facts.tier === 'derived' && !facts.deprecated)
    .map(([property, { description }]) => ({
      property,
      name: property.replace('--portal-', ''),
      meaning: description,
    }))
    .filter(({ name }) => name.startsWith(beginning));
}
