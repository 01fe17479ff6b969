import type { Config } from '../../config/config.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** The modes of the form. */
export const formModes = ['new', 'edit', 'view'] as const;
export type FormMode = (typeof formModes)[number];

export interface FormContext extends Pick<Caller, 'tenant' | 'origin'> {
  readonly config: Pick<Config, 'demo'>;
}

/** The message if the form cannot be opened. */
export const noForm = 'No application form is configured for this tenant.';

/** Builds the URL of a tenant's application form; undefined if the tenant has none. */
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
