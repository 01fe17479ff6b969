import type * as OidcProvider from 'oidc-provider';

const knownNotice = 'oidc-provider WARNING: Unsupported runtime';

/**
 * Loads the provider without its warning about releases that are not long-term supported. Other warnings are printed.
 */
export async function loadProvider(): Promise<typeof OidcProvider> {
  const terminal = globalThis.console;
  const { warn } = terminal;
  terminal.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes(knownNotice)) warn.apply(terminal, parts);
  };
  try {
    return await import('oidc-provider');
  } finally {
    terminal.warn = warn;
  }
}
