import { authorisationConsent } from '@portal/api/contract';
import { Checkbox } from '@portal/ui/checkbox';

/** Reason why the form cannot be submitted without consent. */
export const consentMissing = 'Tick the consent first.';

/** The consent of the person whose identity is checked; valid for one request (OP-211). */
export function Consent({
  given,
  onGivenChange,
}: {
  given: boolean;
  onGivenChange: (given: boolean) => void;
}) {
  return (
    <Checkbox
      required
      label={authorisationConsent.label}
      hint={authorisationConsent.text}
      checked={given}
      onCheckedChange={onGivenChange}
    />
  );
}
