import { readConfiguration, readTenant } from '@portal/api/client';
import type { RuntimeConfiguration } from '@portal/api/contract';
import type { Tenant } from './services.tsx';

const configurationFile = '/configuration.json';

function block(id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
}

/** The runtime configuration: in the page if the server embeds it, otherwise a separate file. */
export async function loadConfiguration(): Promise<RuntimeConfiguration | undefined> {
  const inPage = readConfiguration(block('portal-configuration'));
  if (inPage) return inPage;
  try {
    const answer = await fetch(configurationFile, { credentials: 'same-origin' });
    return readConfiguration(await answer.json());
  } catch {
    return undefined;
  }
}

export const tenantInPage = (): Tenant | undefined => readTenant(block('portal-tenant'));

/** The page's nonce, for style elements that libraries add. */
export function styleNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || undefined;
}
