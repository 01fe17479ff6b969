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

export type Needs = { readonly [Name in 'needs' | 'alsoNeeds' | 'feature']?: GuardedProps[Name] | undefined };

/** Returns whether the user may see a page: its claims are held, and the back end has it. */
export function useMaySee(): (page: Needs) => boolean {
  const can = useCan();
  const has = useFeatures();
  return ({ needs, alsoNeeds, feature }) =>
    has(feature) && (!needs || can(needs)) && (!alsoNeeds || can(alsoNeeds));
}

/** Shows a screen only to users who may see it. */
export function Guarded({ needs, alsoNeeds, feature, otherwise = hrefs.home, children }: GuardedProps) {
  const maySee = useMaySee();
  const has = useFeatures();
  if (!has(feature)) return <Navigate to={hrefs.home} replace />;
  if (maySee({ needs, alsoNeeds })) return children;
  return typeof otherwise === 'string' ? <Navigate to={otherwise} replace /> : otherwise;
}
