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
  /** The buttons: the quiet one first. */
  foot: ReactNode;
  /** What gets the focus as the step begins. Default how far one is; the first step leaves it to the dialog. */
  home?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** One step of three: how far one is, what is asked, and the buttons. */
export function WizardStep({ step, foot, home, children }: WizardStepProps) {
  const head = useRef<HTMLDivElement>(null);
  const first = step === 'type';
  useEffect(() => {
    // What led here is gone; the dialog itself sees to the first step.
    if (!first) (home ?? head).current?.focus();
  }, [first, home]);
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
      <DialogFooter>{foot}</DialogFooter>
    </>
  );
}
