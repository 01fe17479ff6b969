import { Button, type ButtonProps } from '@portal/ui/button';
import { DialogCancel } from '@portal/ui/dialog';
import { Tooltip } from '@portal/ui/tooltip';

export interface FormButtonsProps extends ButtonProps {
  /** Disables the button, and Cancel next to it. Default: while a form is pending. */
  disabled?: boolean;
  /** Reason why it cannot be pressed, as a sentence. Default: it can. */
  disabledReason?: string | undefined;
}

/** A button that shows why it is disabled. */
function Explained({ disabled = false, disabledReason, ...button }: FormButtonsProps) {
  return (
    <Tooltip text={disabled ? '' : (disabledReason ?? '')}>
      <Button size="md" aria-disabled={disabled || disabledReason !== undefined} {...button} />
    </Tooltip>
  );
}

/** Cancel and submit button of a dialog; the submit button shows why it is disabled. */
export const FormButtons = ({ pending = false, disabled = pending, ...submit }: FormButtonsProps) => (
  <>
    <DialogCancel aria-disabled={disabled} />
    <Explained type="submit" variant="primary" pending={pending} disabled={disabled} {...submit} />
  </>
);

/** A quiet button apart from these, such as Clear; shows why it is disabled. */
export const ApartButton = (button: FormButtonsProps) => (
  <span className="me-auto">
    <Explained variant="ghost" {...button} />
  </span>
);
