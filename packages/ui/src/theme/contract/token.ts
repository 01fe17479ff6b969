export type PortalName = `--portal-${string}`;

export type TokenType =
  | 'color'
  | 'length'
  | 'number'
  | 'font-family'
  | 'font-weight'
  | 'duration'
  | 'easing'
  | 'shadow'
  | 'image'
  | 'asset-id';

/** Facts about one custom property. Its formula, if it has one, is in the style sheets. */
export interface TokenFacts {
  /** A tenant sets an input. A derived token is read by components and must not be set. */
  readonly tier: 'input' | 'derived';
  readonly type: TokenType;
  /** Its purpose in a few words. */
  readonly description: string;
  /** First version of the package with this token. */
  readonly since: string;
  /** Only for an input: its value if the tenant sets none. */
  readonly initial?: string;
  /** The token is removed in the next major version; until then it has the value of its replacement `use`. */
  readonly deprecated?: { readonly since: string; readonly use: PortalName };
}

/** Creates derived tokens of one type from their names and descriptions. */
export function derived<const Name extends PortalName>(
  type: TokenType,
  meanings: Readonly<Record<Name, string>>,
): Record<Name, TokenFacts> {
  const facts = Object.entries<string>(meanings).map(([name, description]): [string, TokenFacts] => [
    name,
    { tier: 'derived', type, description, since: '0.1.0' },
  ]);
  return Object.fromEntries(facts) as Record<Name, TokenFacts>;
}
