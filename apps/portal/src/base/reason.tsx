import type { FailedStepProps } from './failed-step.tsx';
import { lazyModule, useLazyModule } from './lazy-module.ts';

const part = lazyModule(() => import('./failed-step.tsx'));

/** Why the portal is unavailable, for support. Its script is small, and the page is complete without it. */
export function Reason(props: FailedStepProps) {
  const { FailedStep } = useLazyModule(part, false) ?? {};
  return FailedStep ? <FailedStep {...props} /> : null;
}
