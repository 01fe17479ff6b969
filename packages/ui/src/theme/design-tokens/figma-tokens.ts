import type { DesignToken, DesignTokens } from './theme-tokens.ts';

/** Types that the variables of Figma lack, as the message about them counts them. */
const unknownToFigma = { shadow: 'shadow', cubicBezier: 'easing' } as const;

/** The tokens with the types that Figma imports as variables: color, dimension, number and fontFamily. */
export function figmaTokens(tokens: DesignTokens): DesignTokens {
  return Object.fromEntries(
    Object.entries(tokens)
      .filter(([, { $type }]) => !Object.hasOwn(unknownToFigma, $type))
      .map(([name, token]) => [name, forFigma(token)]),
  );
}

function forFigma(token: DesignToken): DesignToken {
  if (token.$type === 'fontWeight') return { ...token, $type: 'number' };
  if (token.$type === 'duration') return { ...token, $type: 'number', $value: token.$value.value };
  // A variable has one family; the others of the stack are for browsers without it.
  if (token.$type === 'fontFamily') return { ...token, $value: [token.$value].flat()[0] ?? '' };
  return token;
}

/** Counts what `figmaTokens` leaves out: `Left out: 4 shadows, 2 easings.` */
export function leftOut(tokens: DesignTokens): string {
  const counts = Object.entries(unknownToFigma).map(([type, word]) => {
    const count = Object.values(tokens).filter(({ $type }) => $type === type).length;
    return `${count} ${word}${count === 1 ? '' : 's'}`;
  });
  return `Left out: ${counts.join(', ')}.`;
}
