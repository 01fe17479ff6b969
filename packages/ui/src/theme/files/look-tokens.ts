import type { Look, LookImageFacts } from '../check/look-differences.ts';
import { themeTokens, tokenDocument } from '../design-tokens/theme-tokens.ts';

const LIGHT = { mode: 'light', contrast: 'normal' } as const;

/**
 * Writes a look as design tokens, version 2025.10: every token of the contract in light mode, and under `$extensions`
 * what the tenant set, with facts of its images. The id of an image is the SHA-256 digest of its bytes.
 */
export function lookTokens({ theme, images = {} }: Look): string {
  const { logo, logoDark, icon } = images;
  const document = tokenDocument(themeTokens(theme, LIGHT), theme, LIGHT, {
    logo: factsOf(logo),
    logoDark: factsOf(logoDark),
    favicon: factsOf(icon),
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}

const factsOf = (image: LookImageFacts | undefined) =>
  image && { mediaType: image.mediaType, size: image.bytes, sha256: image.id };
