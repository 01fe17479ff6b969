import { Button } from '@portal/ui/button';
import { lazyWithPreload } from '@portal/ui/behaviours';
import { SquarePen } from 'lucide';

/** The corrections of a refused upload; loaded when the pointer or the focus reaches their button. */
export const CorrectionsForm = lazyWithPreload(
  async () => (await import('./corrections-form.tsx')).CorrectionsForm,
);

export interface CorrectHereProps {
  /** Default `Correct here`. */
  label?: string;
  pending: boolean;
  onClick: () => void;
}

export const CorrectHere = ({ label = 'Correct here', pending, onClick }: CorrectHereProps) => (
  <Button
    icon={SquarePen}
    pending={pending}
    onPointerEnter={CorrectionsForm.preload}
    onFocus={CorrectionsForm.preload}
    onClick={onClick}
  >
    {label}
  </Button>
);
