import { Button, type ButtonProps } from '@portal/ui/button';
import { Tooltip } from '@portal/ui/tooltip';

export interface SubmitButtonProps extends ButtonProps {
  /** Why it does nothing at present, as a sentence; undefined if it works. */
  obstacle: string | undefined;
}

/** The primary button of a form in a dialog; it says why it cannot be pressed. */
export const SubmitButton = ({ obstacle, ...button }: SubmitButtonProps) => (
  <Tooltip text={obstacle ?? ''}>
    <Button type="submit" size="md" variant="primary" {...button} aria-disabled={obstacle !== undefined} />
  </Tooltip>
);
