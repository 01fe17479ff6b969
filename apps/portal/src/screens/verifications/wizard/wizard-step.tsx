import { DialogBody, DialogFooter } from '@portal/ui/dialog';
import { Stepper } from '@portal/ui/stepper';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

const steps = [
  { id: 'type', label: 'Verification Type' },
  { id: 'details', label: 'Enter Details' },
  { id: 'results', label: 'Results' },
] as const;

export type WizardStepId = (typeof steps)[number]['id'];

export interface WizardStepProps {
  step: WizardStepId;
  /** The buttons, the secondary one first. */
  footer: ReactNode;
  /** Gets the focus when the step opens. Default: the progress; the dialog focuses the first step. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** One of three steps: progress, content and buttons. */
export function WizardStep({ step, footer, initialFocus, children }: WizardStepProps) {
  const head = useRef<HTMLDivElement>(null);
  const first = step === 'type';
  useEffect(() => {
    // The button that led here has disappeared; the dialog handles the first step.
    if (!first) (initialFocus ?? head).current?.focus();
  }, [first, initialFocus]);
  return (
    <>
      <DialogBody>
        <div
          ref={head}
          tabIndex={-1}
          role="group"
          aria-label="Progress"
          className="rounded-sm outline-offset-4"
        >
          <Stepper steps={steps} current={step} />
        </div>
        {children}
      </DialogBody>
      <DialogFooter>{footer}</DialogFooter>
    </>
  );
}
