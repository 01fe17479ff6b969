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

/** What the contract says of one custom property. Its formula, if it has one, stands in the style sheets. */
export interface TokenFacts {
  /** An input is a tenant's to set; what is derived is read by components and set by nobody else. */
  readonly tier: 'input' | 'derived';
  readonly type: TokenType;
  /** What it is for, in a few words. */
  readonly description: string;
  /** Version of the package that has it first. */
  readonly since: string;
  /** Of an input: the value that holds when the tenant sets none. */
  readonly initial?: string;
  /** It goes with the next major version; until then it holds the value of what to use in its place. */
  readonly deprecated?: { readonly since: string; readonly use: PortalName };
}

/** Tokens of one type by name and meaning. */
export function derived<const Name extends PortalName>(
  type: TokenType,
  meanings: Readonly<Record<Name, string>>,
  since = '0.1.0',
): Record<Name, TokenFacts> {
  const facts = Object.entries<string>(meanings).map(([name, description]): [string, TokenFacts] => [
    name,
    { tier: 'derived', type, description, since },
  ]);
  return Object.fromEntries(facts) as Record<Name, TokenFacts>;
}
