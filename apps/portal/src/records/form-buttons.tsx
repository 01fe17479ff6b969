import { Button, type ButtonProps } from '@portal/ui/button';
import { Tooltip } from '@portal/ui/tooltip';

export interface FormButtonsProps extends ButtonProps {
  onCancel: () => void;
  /** Disables both buttons. Default false. */
  disabled?: boolean;
  /** Reason why the form cannot be submitted, as a sentence. Default: it can. */
  disabledReason?: string | undefined;
}

/** Cancel and submit button of a dialog; the submit button shows why it is disabled. */
export const FormButtons = ({ onCancel, disabled = false, disabledReason, ...submit }: FormButtonsProps) => (
  <>
    <Button size="md" aria-disabled={disabled} onClick={onCancel}>
      Cancel
    </Button>
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
