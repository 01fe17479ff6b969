import { contract, type TokenFacts } from '@portal/ui/theme';

export interface Token {
  /** The custom property. */
  property: string;
  /** What is left of it without the prefix of all. */
  name: string;
  /** What it is for. */
  meaning: string;
}

/** The tokens of the contract of one type whose names begin alike; what only holds an older name is left out. */
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
