import type { Claim, Feature } from '@portal/api/contract';
import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useCan, useFeatures, useUser } from '../session/use-session.ts';
import { landing } from '../base/landing.ts';
import { hrefs } from '../base/paths.ts';

/** Redirects the start page to a list. */
export function Landing() {
  return <Navigate to={landing(useUser().claims)} replace />;
}

export interface GuardedProps {
  /** Default: open to everyone. */
  readonly needs?: Claim;
  /** Default: every back end has it. */
  readonly feature?: Feature;
  /** Any one of these is required in addition. */
  readonly alsoNeeds?: readonly Claim[];
  /**
   * Element to show, or address to redirect to, without the claims. Default: home, as for an unknown address
   * (OP-007).
   */
  readonly otherwise?: ReactElement | string;
  readonly children: ReactNode;
}

/** Shows a screen only to users who hold its claims, if the back end has it. */
export function Guarded({ needs, alsoNeeds, feature, otherwise = hrefs.home, children }: GuardedProps) {
  const can = useCan();
  const has = useFeatures();
  if (!has(feature)) return <Navigate to={hrefs.home} replace />;
  if ((!needs || can(needs)) && (!alsoNeeds || can(alsoNeeds))) return children;
  return typeof otherwise === 'string' ? <Navigate to={otherwise} replace /> : otherwise;
}
