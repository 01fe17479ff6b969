/** What every dialog of a new verification is given. */
export interface NewVerificationProps {
  readonly onClose: () => void;
}
