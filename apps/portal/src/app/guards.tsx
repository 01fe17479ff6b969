import type { Claim } from '@portal/api/contract';
import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useCan, useUser } from '../session/use-session.ts';
import { landing } from '../base/landing.ts';
import { hrefs } from '../base/paths.ts';

/** Redirects the start page to a list. */
export function Landing() {
  return <Navigate to={landing(useUser().claims)} replace />;
}

export interface GuardedProps {
  /** Default: open to everyone. */
  readonly needs?: Claim;
  /** Any one of these is required in addition. */
  readonly alsoNeeds?: readonly Claim[];
  /**
   * Element to show, or address to redirect to, without the claims. Default: home, as for an unknown address
   * (OP-007).
   */
  readonly otherwise?: ReactElement | string;
  readonly children: ReactNode;
}

/** Shows a screen only to users who hold its claims. */
export function Guarded({ needs, alsoNeeds, otherwise = hrefs.home, children }: GuardedProps) {
  const can = useCan();
  if ((!needs || can(needs)) && (!alsoNeeds || can(alsoNeeds))) return children;
  return typeof otherwise === 'string' ? <Navigate to={otherwise} replace /> : otherwise;
}
