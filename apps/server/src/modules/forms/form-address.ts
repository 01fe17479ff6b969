import type { Config } from '../../config/config.ts';
import type { Tenant } from '../../platform/tenant.ts';

/** What the form is opened for. */
export const formModes = ['new', 'edit', 'view'] as const;
export type FormMode = (typeof formModes)[number];

export interface FormContext {
  readonly config: Pick<Config, 'demo'>;
  readonly tenant: Tenant;
  /** Origin that the person's browser uses. */
  readonly origin: string;
}

/** Why no form opens. */
export const noForm = 'No application form is configured for this tenant.';

/** Makes the address of a tenant's application form; undefined while the tenant has none. */
export function formAddress({
  config,
  tenant,
  origin,
}: FormContext): ((guid: string, mode: FormMode) => string) | undefined {
  const template =
    tenant.settings.FormUrl ?? (config.demo ? `${origin}/dev/form/{guid}?mode={mode}` : undefined);
  if (template === undefined) return undefined;
  return (guid, mode) => template.replaceAll('{guid}', guid).replaceAll('{mode}', mode);
}
