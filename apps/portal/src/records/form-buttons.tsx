import { Button, type ButtonProps } from '@portal/ui/button';
import { Tooltip } from '@portal/ui/tooltip';

export interface FormButtonsProps extends ButtonProps {
  onCancel: () => void;
  /** Disables both buttons. Default false. */
  locked?: boolean;
  /** Reason why the form cannot be submitted, as a sentence. Default: it can. */
  disabledReason?: string | undefined;
}

/** Cancel and submit button of a dialog; the submit button shows why it is disabled. */
export const FormButtons = ({ onCancel, locked = false, disabledReason, ...submit }: FormButtonsProps) => (
  <>
    <Button size="md" aria-disabled={locked} onClick={onCancel}>
      Cancel
    </Button>
    <Tooltip text={locked ? '' : (disabledReason ?? '')}>
      <Button
        type="submit"
        size="md"
        variant="primary"
        {...submit}
        aria-disabled={locked || disabledReason !== undefined}
      />
    </Tooltip>
  </>
);
