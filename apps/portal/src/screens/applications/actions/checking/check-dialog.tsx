import {
  identityChecks,
  requirementActions,
  type Input,
  type RequirementActionId,
  type verifyIndividual,
  succeeded,
} from '@portal/api/contract';
import { failureOf, identityCheckQueries } from '@portal/api/queries';
import { ConfirmResult } from '@portal/ui/confirm-result';
import { KeyValueList } from '@portal/ui/key-value-list';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useClient } from '../../../../base/services.tsx';
import { Consent, consentMissing } from '../../../../records/consent.tsx';
import type { ActionDialogProps } from '../action-dialog.ts';
import { individualOf, outcomeOf, rejectionOf } from './check.model.ts';

export interface CheckDialogProps extends ActionDialogProps {
  action: RequirementActionId;
  /** Fields in addition to the consent. */
  children?: ReactNode;
  body: Input<typeof verifyIndividual>['body'];
  /** Why it cannot be submitted apart from the consent; undefined if nothing else is missing. */
  disabledReason?: string | undefined;
  /** Default true. */
  submittable?: boolean;
}

/**
 * The frame of every check of an individual: the name, additional fields, the consent and the result in one sentence.
 */
export function CheckDialog({
  action,
  applications: [application],
  children,
  body,
  disabledReason,
  submittable = true,
  onClose,
}: CheckDialogProps) {
  const check = useMutation(identityCheckQueries(useClient()).verify(individualOf(application)));
  const [consented, consent] = useState(false);
  const { name } = identityChecks[action];

  const run = async () => {
    try {
      return outcomeOf(name, succeeded(await check.mutateAsync(body)));
    } catch (error) {
      const rejection = rejectionOf(failureOf(error));
      if (rejection) return rejection;
      // A failed call of a check with further identification counts as a failed check.
      if (action === 'reverify') return outcomeOf(name, false);
      throw error;
    }
  };

  return (
    <ConfirmResult
      open
      title={requirementActions[action].label}
      confirmText={submittable ? 'Submit' : null}
      disabledReason={disabledReason ?? (consented ? undefined : consentMissing)}
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
