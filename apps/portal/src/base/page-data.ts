import { configurationProblem, readConfiguration, readTenant } from '@portal/api/client';
import type { RuntimeConfiguration } from '@portal/api/contract';
import type { Tenant } from './services.tsx';
import { jsonIn } from './json-in.ts';

const configurationFile = '/configuration.json';

const block = (id: string) => jsonIn(document.getElementById(id)?.textContent);

/** The runtime configuration, in the page or else in a separate file; the reason as text if neither is valid. */
export async function loadConfiguration(): Promise<RuntimeConfiguration | string> {
  const inPage = block('portal-configuration');
  if (inPage !== undefined) return readConfiguration(inPage) ?? problemOf(inPage);
  try {
    const answer = await fetch(configurationFile, { credentials: 'same-origin' });
    const given: unknown = await answer.json();
    return readConfiguration(given) ?? problemOf(given);
  } catch {
    return `configuration: ${configurationFile} is no JSON`;
  }
}

const problemOf = (given: unknown) => `configuration: ${configurationProblem(given)}`;

export const tenantInPage = (): Tenant | undefined => readTenant(block('portal-tenant'));

/** The page's nonce, for style elements that libraries add. */
export function styleNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}
