/** Trusted Types, as far as they are needed here; absent in older browsers and without a window. */
interface TypePolicies {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => unknown };
}

type Policy = ReturnType<TypePolicies['createPolicy']>;

/** Stands in the `trusted-types` of the page's policy. */
const name = 'framed';

let policy: Policy | undefined;

function policyOfPage(): Policy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TypePolicies };
  policy ??= trustedTypes?.createPolicy(name, { createHTML: (html) => html });
  return policy;
}

/**
 * A document as a frame takes it on a page that takes no text for markup. It is let through as it is: for frames that run
 * nothing, and for nothing else. React hands it to the browser untouched.
 */
export const forFrame = (html: string): string => (policyOfPage()?.createHTML(html) ?? html) as string;
