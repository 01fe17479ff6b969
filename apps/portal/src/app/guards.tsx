import type { Claim } from '@portal/api/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useCan, useUser } from '../session/use-session.ts';
import { landing } from './landing.ts';
import { hrefs } from './paths.ts';

/** The start leads on to a list. */
export function Landing() {
  return <Navigate to={landing(useUser().claims)} replace />;
}

/** Without the claim, or any one of a group, the address is like an unknown one (OP-007). */
export function Guarded({
  by,
  otherwise = hrefs.home,
  children,
}: {
  by: Claim | readonly Claim[];
  otherwise?: string;
  children: ReactNode;
}) {
  return useCan()(by) ? children : <Navigate to={otherwise} replace />;
}
