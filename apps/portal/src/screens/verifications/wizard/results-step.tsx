import { verificationId, type VerificationResult, type VerificationType } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { formatAuMobile } from '@portal/ui/au-mobile-input';
import { Badge } from '@portal/ui/badge';
import { Button, LinkButton } from '@portal/ui/button';
import { KeyValueList } from '@portal/ui/key-value-list';
import { useRef } from 'react';
import { useHref } from 'react-router';
import { useLinkClick } from '../../../base/portal-link.tsx';
import { hrefs } from '../../../base/paths.ts';
import { ReportButton } from '../report-button.tsx';
import { individualOf } from './payload.model.ts';
import { outcomeOf } from './results.model.ts';
import { WizardStep } from './wizard-step.tsx';

export interface ResultsStepProps {
  type: VerificationType;
  result: VerificationResult;
  /** The form data of the check. */
  filledIn: unknown;
  onNewSearch: () => void;
}

const advice = 'We advise you to check back in the next 48 hours.';
const badges = { success: 'success', danger: 'danger', info: 'neutral' } as const;

/** The result of the check (WIZ-035 to WIZ-059). */
export function ResultsStep({ type, result, filledIn, onNewSearch }: ResultsStepProps) {
  const banner = useRef<HTMLDivElement>(null);
  const { heading, tone, message, result: value } = outcomeOf(type, result);
  const { name, mobile } = individualOf(filledIn);
  // Another back end may not return the id (OP-389).
  const id = result.requestId === '' ? undefined : verificationId(result.requestId);
  const address = id === undefined ? hrefs.verifications : hrefs.verification(id);
  const invited = type === 'BiometricVerification';
  return (
    <WizardStep
      step="results"
      initialFocus={banner}
      footer={
        <>
          <Button size="md" variant="ghost" onClick={onNewSearch} className="me-auto">
            New Search
          </Button>
          {!invited && (
            <ReportButton
              service="Individual"
              link={result.responseSucceeded ? (result.reportLink ?? null) : null}
              size="md"
            >
              Download Report
            </ReportButton>
          )}
          <LinkButton size="md" variant="primary" href={useHref(address)} onClick={useLinkClick(address)}>
            {invited ? 'View Request' : 'View Details'}
          </LinkButton>
        </>
      }
    >
      <Alert ref={banner} tabIndex={-1} tone={tone}>
        {message}
        {invited && result.responseSucceeded && <p className="text-text-muted">{advice}</p>}
      </Alert>
      <h3 className="font-semibold">{heading}</h3>
      <KeyValueList
        columns={1}
        items={[
          { label: 'Name', value: name },
          ...(invited ? [{ label: 'Phone Number', value: formatAuMobile(mobile) }] : []),
          ...(id === undefined ? [] : [{ label: 'Verification ID', value: id }]),
          ...(value ? [{ label: value.label, value: <Badge tone={badges[tone]}>{value.value}</Badge> }] : []),
        ]}
      />
    </WizardStep>
  );
}
