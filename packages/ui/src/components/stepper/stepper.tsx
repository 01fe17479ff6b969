import { Check } from 'lucide';
import type { ComponentProps } from 'react';
import { useTexts } from '../../texts/texts-context.ts';
import { Icon } from '../icon/index.ts';
import { stepItem, stepLabel, stepList, stepNumber } from './stepper.styles.ts';
import { stepperTexts } from './stepper.texts.ts';
import { useStepper, type StepperOptions } from './use-stepper.ts';

export interface StepperProps extends StepperOptions, Omit<ComponentProps<'ol'>, 'children'> {
  /** Name of the list. Default `Steps`. */
  label?: string | undefined;
}

/** Progress through a fixed sequence of steps. */
export function Stepper({ steps, current, label, className, ...rest }: StepperProps) {
  const texts = useTexts('stepper', stepperTexts);
  const items = useStepper({ steps, current });
  return (
    <ol {...rest} aria-label={label ?? texts.label} className={stepList({ className })}>
      {items.map(({ id, label: name, state, number, stepProps }) => (
        <li key={id} {...stepProps} className={stepItem()}>
          <span className={stepNumber()}>{state === 'done' ? <Icon glyph={Check} size={14} /> : number}</span>
          <span title={name} className={stepLabel()}>
            {name}
          </span>
          {state === 'done' && <span className="sr-only">{texts.doneSuffix({ done: texts.doneText })}</span>}
        </li>
      ))}
    </ol>
  );
}
