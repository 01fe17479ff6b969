import type { Claim } from '@portal/api/contract';
import type { ReactNode } from 'react';
import { useCan } from './use-session.ts';

/** Shows its content to whoever holds the claim; the server decides all the same. */
export function Allowed({ to, children }: { to: Claim | readonly Claim[]; children: ReactNode }) {
  return useCan()(to) ? children : null;
}
