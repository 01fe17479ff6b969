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
    /** The registry has answered, or failed to: another try stays with what it said. */
    answered,
    lookingUp,
    /** Why the registry was not asked. */
    problem: busyText(lookUp.error),
    company,
    /** Undefined until it was asked for and answered; a link that is null where there is none. */
    report:
      report.isSuccess || report.isError
        ? { succeeded: report.isSuccess, link: report.data?.reportLink ?? null }
        : undefined,
    generating: report.isPending,
    verify: () => {
      if (acn.complete && !lookingUp)
        lookUp.mutate(acn.digits, { onSettled: (_, error) => setAnswered(busyText(error) === undefined) });
    },
    generate: () => {
      if (company) report.mutate(company);
    },
    searchAnew: () => {
      setAcn(noAcn);
      setAnswered(false);
      lookUp.reset();
      report.reset();
    },
  };
}

export type CompanySearch = ReturnType<typeof useCompanySearch>;
