import { IconButton } from '@portal/ui/icon-button';
import { ChevronDown, ChevronUp } from 'lucide';

export interface PaneStepsProps {
  /** There is no application in that direction. */
  atEnd: (by: 1 | -1) => boolean;
  /** The pointer or the focus is on a button. */
  onReach: (by: 1 | -1) => void;
  onStep: (by: 1 | -1) => void;
}

const steps = [
  { by: -1, icon: ChevronUp, name: 'Previous application', key: 'K', end: 'This is the first application.' },
  { by: 1, icon: ChevronDown, name: 'Next application', key: 'J', end: 'This is the last application.' },
] as const;

/** Buttons for the next and the previous application of the list. */
export function PaneSteps({ atEnd, onReach, onStep }: PaneStepsProps) {
  return steps.map(({ by, icon, name, key, end }) => (
    <IconButton
      key={key}
      data-step
      icon={icon}
      name={name}
      tooltip={`${name} (${key})`}
      aria-keyshortcuts={key}
      disabledReason={atEnd(by) ? end : undefined}
      onPointerEnter={() => onReach(by)}
      onFocus={() => onReach(by)}
      onClick={() => onStep(by)}
    />
  ));
}
