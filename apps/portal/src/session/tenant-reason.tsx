import { blockedReason, failureLine, reportReason, type Client } from '@portal/api/client';
import { validateTenantDomain } from '@portal/api/contract';
import { failureOf } from '@portal/api/queries';
import { useEffect } from 'react';
import { FailedStep } from '../base/failed-step.tsx';
import { useClient } from '../base/services.tsx';
import type { UnknownTenant } from './use-tenant-check.ts';

function reasonOf(client: Client, { answer, error }: UnknownTenant): string {
  if (!answer) return failureLine(client, validateTenantDomain, failureOf(error));
  const name = answer.Success && answer.TenantName;
  return name ? `blocked: ${blockedReason(client, 'api', name)}` : 'no tenant has the domain of this page';
}

/** Why this address has no tenant, for support. */
export function TenantReason({ unknown }: { unknown: UnknownTenant }) {
  const client = useClient();
  const reason = `tenant: ${reasonOf(client, unknown)}`;
  useEffect(() => reportReason(client, reason, undefined), [client, reason]);
  return <FailedStep reason={reason} />;
}
