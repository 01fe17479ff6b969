import { throttledMessage, verificationQueries } from '@portal/api/queries';
import { AcnInput, formatAcn, parseAcn, type Acn } from '@portal/ui/acn-input';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { KeyValueList } from '@portal/ui/key-value-list';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Retry } from '../../../base/retry.tsx';
import { useClient } from '../../../base/services.tsx';
import { FormButtons } from '../../../records/form-buttons.tsx';
import { ReportButton } from '../report-button.tsx';

const noAcn = parseAcn('');

/** State of the company search: input, lookup and report. */
function useCompanySearch() {
  const queries = verificationQueries(useClient());
  const [acn, setAcn] = useState<Acn>(noAcn);
  const [answered, setAnswered] = useState(false);
  const lookUp = useMutation(queries.lookUp());
  const report = useMutation(queries.generateReport());
  const { data: company, isPending: lookingUp } = lookUp;
  return {
    acn,
    setAcn,
    /** Undefined until the registry has answered or failed; during a retry it is the previous outcome. */
    outcome: answered ? answerOf(company, report) : undefined,
    lookingUp,
    /** Why the request was not sent to the registry. */
    problem: throttledMessage(lookUp.error),
    company,
    /** Null until the report exists. */
    link: report.data?.reportLink ?? null,
    generating: report.isPending,
    verify: () => {
      if (acn.complete && !lookingUp)
        lookUp.mutate(acn.digits, {
          onSettled: (_, error) => setAnswered(throttledMessage(error) === undefined),
        });
    },
    generate: () => company && report.mutate(company),
    startNewSearch: () => {
      setAcn(noAcn);
      setAnswered(false);
      lookUp.reset();
      report.reset();
    },
  };
}

type CompanyOutcome = keyof typeof outcomes;

function answerOf(company: unknown, report: { isSuccess: boolean; isError: boolean }): CompanyOutcome {
  if (!company) return 'notFound';
  if (report.isSuccess) return 'reported';
  return report.isError ? 'failed' : 'found';
}

type CompanySearch = ReturnType<typeof useCompanySearch>;

/** Looks up a company by its number and generates its report. */
export function CompanyDialog({ onClose }: { onClose: () => void }) {
  const search = useCompanySearch();
  const { outcome, generating, verify } = search;
  return (
    <Dialog
      open
      title="Company Verification"
      onOpenChange={onClose}
      onSubmit={outcome ? undefined : verify}
      dismissible={!generating}
      unsaved={search.lookingUp ? false : undefined}
      footer={<Buttons search={search} onClose={onClose} />}
    >
      {outcome ? <Answer search={search} outcome={outcome} /> : <Question search={search} />}
    </Dialog>
  );
}

function Question({ search }: { search: CompanySearch }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      {search.problem !== undefined && <Alert tone="danger">{search.problem}</Alert>}
      <p>Enter the ACN below to verify if a company exists.</p>
      <AcnInput
        ref={input}
        value={search.acn.digits}
        onValueChange={(digits, { complete }) => search.setAcn({ digits, complete })}
        disabled={search.lookingUp}
        placeholder="000 000 000"
      />
    </>
  );
}

const outcomes = {
  notFound: { tone: 'danger', text: 'No Company was found that matches the ACN.' },
  found: { tone: 'success', text: 'A company was found that matches the ACN' },
  reported: { tone: 'success', text: 'The ASIC report has been generated successfully.' },
  failed: { tone: 'danger', text: 'There was an error when generating the ASIC report.' },
} as const;

/** The outcome, above number and name. It gets the focus because the clicked button disappears. */
function Answer({ search, outcome }: { search: CompanySearch; outcome: CompanyOutcome }) {
  const { acn, company } = search;
  const { tone, text } = outcomes[outcome];
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [text]);
  return (
    <>
      <Alert ref={banner} tone={tone} tabIndex={-1}>
        {text}
      </Alert>
      <KeyValueList
        columns={1}
        items={[
          { label: 'ACN', value: formatAcn(company?.companyNumber ?? acn.digits) },
          {
            label: 'Company Name',
            value: company ? (
              <span className="font-medium">{company.companyName}</span>
            ) : (
              <span className="text-text-muted">Not Found</span>
            ),
          },
        ]}
        className="rounded-md border border-border px-3 py-1.5"
      />
    </>
  );
}

/** The buttons for the current state of the search. */
function Buttons({ search, onClose }: { search: CompanySearch; onClose: () => void }) {
  const { acn, outcome, lookingUp, generating, link } = search;
  if (!outcome)
    return (
      <FormButtons
        disabled={false}
        pending={lookingUp}
        disabledReason={acn.complete ? undefined : 'Enter all nine digits.'}
      >
        Verify
      </FormButtons>
    );
  if (outcome === 'found')
    return (
      <FormButtons type="button" pending={generating} onClick={search.generate}>
        Generate ASIC Report
      </FormButtons>
    );
  const again = (
    <Button size="md" aria-disabled={lookingUp} onClick={search.startNewSearch}>
      New Search
    </Button>
  );
  if (outcome === 'notFound')
    return (
      <>
        <Button size="md" onClick={onClose} className="me-auto">
          Cancel
        </Button>
        {again}
        <Retry size="md" variant="primary" pending={lookingUp} onClick={search.verify} />
      </>
    );
  return (
    <>
      {again}
      <ReportButton service="Company" link={link} size="md" variant="primary">
        Download Report
      </ReportButton>
    </>
  );
}
