import type { Claim } from '@portal/api/contract';
import type { ReactNode } from 'react';
import { useCan } from './use-session.ts';

/** Shows its content only to users with the claim. The server checks the claim as well. */
export function Allowed({ to, children }: { to: Claim | readonly Claim[]; children: ReactNode }) {
  return useCan()(to) ? children : null;
}
