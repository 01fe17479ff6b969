import { Button, type ButtonProps } from '@portal/ui/button';
import { DialogCancel } from '@portal/ui/dialog';
import { Tooltip } from '@portal/ui/tooltip';

export interface FormButtonsProps extends ButtonProps {
  /** Disables both buttons. Default false. */
  disabled?: boolean;
  /** Reason why the form cannot be submitted, as a sentence. Default: it can. */
  disabledReason?: string | undefined;
}

/** Cancel and submit button of a dialog; the submit button shows why it is disabled. */
export const FormButtons = ({ disabled = false, disabledReason, ...submit }: FormButtonsProps) => (
  <>
    <DialogCancel aria-disabled={disabled} />
    <Tooltip text={disabled ? '' : (disabledReason ?? '')}>
      <Button
        type="submit"
        size="md"
        variant="primary"
        {...submit}
        aria-disabled={disabled || disabledReason !== undefined}
      />
    </Tooltip>
  </>
);
