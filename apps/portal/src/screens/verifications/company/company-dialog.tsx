import { AcnInput, formatAcn } from '@portal/ui/acn-input';
import { Alert, type AlertTone } from '@portal/ui/alert';
import { Dialog } from '@portal/ui/dialog';
import { KeyValueList } from '@portal/ui/key-value-list';
import { useEffect, useRef } from 'react';
import type { NewVerificationProps } from '../verification-dialog.ts';
import { CompanyButtons } from './company-buttons.tsx';
import { useCompanySearch, type CompanySearch } from './use-company-search.ts';

/** Looks a company up by its number and has its report written (spec B §2.6). */
export function CompanyDialog({ onClose }: NewVerificationProps) {
  const search = useCompanySearch();
  return (
    <Dialog
      open
      title="Company Verification"
      onClose={onClose}
      onSubmit={search.answered ? undefined : search.verify}
      locked={search.generating}
      foot={<CompanyButtons search={search} onClose={onClose} />}
    >
      {search.answered ? <Answer search={search} /> : <Question search={search} />}
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
        onChangeAcn={search.setAcn}
        disabled={search.lookingUp}
        placeholder="000 000 000"
      />
    </>
  );
}

function outcomeOf({ company, report }: CompanySearch): { readonly tone: AlertTone; readonly text: string } {
  if (!company) return { tone: 'danger', text: 'No Company was found that matches the ACN.' };
  if (!report) return { tone: 'success', text: 'A company was found that matches the ACN' };
  return report.succeeded
    ? { tone: 'success', text: 'The ASIC report has been generated successfully.' }
    : { tone: 'danger', text: 'There was an error when generating the ASIC report.' };
}

/** What came of it, above the number and the name. The focus goes to it: what was pressed is gone. */
function Answer({ search }: { search: CompanySearch }) {
  const { acn, company } = search;
  const { tone, text } = outcomeOf(search);
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
