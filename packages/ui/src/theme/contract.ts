import { colourTokens } from './contract/colour-tokens.ts';
import { themeInputs, type InputName } from './contract/inputs.ts';
import { scaleTokens } from './contract/scale-tokens.ts';
import type { TokenFacts } from './contract/token.ts';

export { contrastPairs, focusGrounds, type ContrastPair } from './contract/contrast-pairs.ts';
export { themeInputs } from './contract/inputs.ts';
export type { PortalName, TokenFacts, TokenType } from './contract/token.ts';

/** Every custom property that a component may read. */
export type PortalToken = InputName | keyof typeof colourTokens | keyof typeof scaleTokens;

const inputs = Object.fromEntries(
  themeInputs.map(({ name, ...facts }) => [name, { ...facts, tier: 'input', since: '0.1.0' }]),
) as Record<InputName, TokenFacts>;

/** The contract of the theme: the inputs of a tenant, and the tokens for components. */
export const contract: Readonly<Record<PortalToken, TokenFacts>> = {
  ...inputs,
  ...colourTokens,
  ...scaleTokens,
};
