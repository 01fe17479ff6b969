import {
  identityChecks,
  requirementActions,
  type Input,
  type RequirementActionId,
  type verifyIndividual,
} from '@portal/api/contract';
import { failureOf, identityCheckQueries } from '@portal/api/queries';
import { ConfirmResult } from '@portal/ui/confirm-result';
import { KeyValueList } from '@portal/ui/key-value-list';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useClient } from '../../../../base/services.tsx';
import { Consent, consentMissing } from '../../../../records/consent.tsx';
import type { ActionDialogProps } from '../action-dialog.ts';
import { individualOf, outcomeOf, refusalOf } from './check.model.ts';

export interface CheckDialogProps extends ActionDialogProps {
  action: RequirementActionId;
  /** What is asked for besides the consent. */
  children?: ReactNode;
  body: Input<typeof verifyIndividual>['body'];
  /** Why it cannot be submitted but for the consent; undefined when it can. */
  obstacle?: string | undefined;
  /** Whether there is anything to submit. Default true. */
  submittable?: boolean;
}

/** The frame of every check of an individual: who, what else is asked for, the consent, and the outcome in a sentence. */
export function CheckDialog({
  action,
  applications: [application],
  children,
  body,
  obstacle,
  submittable = true,
  onClose,
}: CheckDialogProps) {
  const check = useMutation(identityCheckQueries(useClient()).verify(individualOf(application)));
  const [consented, consent] = useState(false);
  const { name } = identityChecks[action];

  const run = async () => {
    try {
      return outcomeOf(name, (await check.mutateAsync(body)).ErrorNo === 0);
    } catch (error) {
      const refusal = refusalOf(failureOf(error));
      if (refusal) return refusal;
      // A check with further identification that broke off counts as failed (spec A §8).
      if (action === 'reverify') return outcomeOf(name, false);
      throw error;
    }
  };

  return (
    <ConfirmResult
      open
      title={requirementActions[action].label}
      confirmText={submittable ? 'Submit' : null}
      disabledReason={obstacle ?? (consented ? undefined : consentMissing)}
      workingText="Submitting"
      question={
        <div className="grid gap-4">
          <KeyValueList items={[{ label: 'Individual', value: application.part?.name }]} />
          {children}
          {submittable && <Consent given={consented} onGivenChange={consent} />}
        </div>
      }
      run={run}
      onOpenChange={(_open, { phase }) =>
        onClose({ asked: phase !== 'confirming', done: phase === 'succeeded' ? [application.guid] : [] })
      }
    />
  );
}
