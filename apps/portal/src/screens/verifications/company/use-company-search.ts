import { busyText, verificationQueries } from '@portal/api/queries';
import { parseAcn, type Acn } from '@portal/ui/acn-input';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../app/services.tsx';

const noAcn = parseAcn('');

/** A company looked up by its number, and its report: what has been typed, and how far it has come. */
export function useCompanySearch() {
  const queries = verificationQueries(useClient());
  const [acn, setAcn] = useState<Acn>(noAcn);
  const [answered, setAnswered] = useState(false);
  const lookUp = useMutation(queries.lookUp());
  const report = useMutation(queries.generateReport());
  const { data: company, isPending: lookingUp } = lookUp;
  return {
    acn,
    setAcn,
    /** Undefined until the registry has answered, or failed to; a retry stays with the last outcome. */
    outcome: answered ? answerOf(company, report) : undefined,
    lookingUp,
    /** Why the registry was not asked. */
    problem: busyText(lookUp.error),
    company,
    /** Null while there is no report. */
    link: report.data?.reportLink ?? null,
    generating: report.isPending,
    verify: () => {
      if (acn.complete && !lookingUp)
        lookUp.mutate(acn.digits, { onSettled: (_, error) => setAnswered(busyText(error) === undefined) });
    },
    generate: () => company && report.mutate(company),
    searchAnew: () => {
      setAcn(noAcn);
      setAnswered(false);
      lookUp.reset();
      report.reset();
    },
  };
}

export type CompanyOutcome = 'notFound' | 'found' | 'reported' | 'failed';

function answerOf(company: unknown, report: { isSuccess: boolean; isError: boolean }): CompanyOutcome {
  if (!company) return 'notFound';
  if (report.isSuccess) return 'reported';
  return report.isError ? 'failed' : 'found';
}

export type CompanySearch = ReturnType<typeof useCompanySearch>;
