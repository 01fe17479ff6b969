import { Button, type ButtonProps } from '@portal/ui/button';
import { Tooltip } from '@portal/ui/tooltip';

export interface FormButtonsProps extends ButtonProps {
  onCancel: () => void;
  /** Neither button does anything at present. Default false. */
  locked?: boolean;
  /** Why the form cannot be sent, as a sentence. Default: it can. */
  obstacle?: string | undefined;
}

/** Cancel, and the button that sends the form of a dialog or says why it cannot. */
export const FormButtons = ({ onCancel, locked = false, obstacle, ...submit }: FormButtonsProps) => (
  <>
    <Button size="md" aria-disabled={locked} onClick={onCancel}>
      Cancel
    </Button>
    <Tooltip text={locked ? '' : (obstacle ?? '')}>
      <Button
        type="submit"
        size="md"
        variant="primary"
        {...submit}
        aria-disabled={locked || obstacle !== undefined}
      />
    </Tooltip>
  </>
);
