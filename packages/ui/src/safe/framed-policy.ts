/** The used part of Trusted Types; absent in older browsers and on a server. */
interface TypePolicies {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => unknown };
}

type Policy = ReturnType<TypePolicies['createPolicy']>;

/** The content security policy of the page lists this name under `trusted-types`. */
const name = 'framed';

let policy: Policy | undefined;

function policyOfPage(): Policy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TypePolicies };
  policy ??= trustedTypes?.createPolicy(name, { createHTML: (html) => html });
  return policy;
}

/**
 * Marks a document as trusted for a frame on a page that enforces Trusted Types. It is not sanitised: use it only for
 * a sandboxed frame that runs no scripts.
 */
export const forFrame = (html: string): string => (policyOfPage()?.createHTML(html) ?? html) as string;
