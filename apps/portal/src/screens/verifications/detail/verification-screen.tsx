import { can, deservesRetry, Permission, verificationNumber, verificationTone } from '@portal/api/contract';
import { failureOf, verificationQueries } from '@portal/api/queries';
import { Badge } from '@portal/ui/badge';
import { buttonVariants, LinkButton } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { useParams } from 'react-router';
import { prefetchQuery, type Opening } from '../../../base/lazy-screen.tsx';
import { Link } from '../../../base/portal-link.tsx';
import { hrefs } from '../../../base/paths.ts';
import { useClient } from '../../../base/services.tsx';
import { RecordFailed, RecordLoading, RecordNotFound } from '../../../records/record-missing.tsx';
import { useUser } from '../../../session/use-session.ts';
import { Page } from '../../../page/page.tsx';
import { VerificationCards } from './verification-cards.tsx';

const notFound =
  'This Verification cannot be found. The Verification may no longer exist or you might not have permission to view it.';

const back = (
  <LinkButton icon={ArrowLeft} render={<Link to={hrefs.verifications} />}>
    Back to verifications
  </LinkButton>
);

export function VerificationRoute() {
  const { id = '' } = useParams();
  return <VerificationScreen key={id} id={id} />;
}

VerificationRoute.prefetch = (opening: Opening) => {
  const number = verificationNumber(opening.params['id'] ?? '') ?? '';
  if (mayRead(number, opening.user.claims))
    prefetchQuery(opening, verificationQueries(opening.client).one(number));
};

const mayRead = (number: string, claims: readonly string[]) =>
  number !== '' &&
  can(claims, Permission.entityVerification) &&
  can(claims, Permission.individualEntityVerification);

/** One verification of an individual. Nothing is requested for an invalid id or without the claim (OP-007, OP-220). */
export function VerificationScreen({ id }: { id: string }) {
  return (
    <>
      <Page title={id} crumbs={[{ label: 'Verifications', href: hrefs.verifications }, { label: id }]} />
      <Content id={id} />
    </>
  );
}

function Content({ id }: { id: string }) {
  const client = useClient();
  const number = verificationNumber(id) ?? '';
  const enabled = mayRead(number, useUser().claims);
  const { data, error, refetch } = useQuery({ ...verificationQueries(client).one(number), enabled });
  const failure = failureOf(error);
  if (!enabled || (failure && !deservesRetry(failure)))
    return <RecordNotFound title={id} sentence={notFound} back={back} />;
  if (!data && failure) return <RecordFailed title={id} back={back} onRetry={() => void refetch()} />;
  if (!data) return <RecordLoading title={id} text="Loading Verification Details" />;
  return (
    <>
      <header className="flex items-center gap-2 border-b border-border bg-surface px-gutter py-4 max-md:py-3">
        <Link
          to={hrefs.verifications}
          aria-label="Back to verifications"
          title="Back to verifications"
          className={buttonVariants({ variant: 'ghost', iconOnly: true, className: '-ms-2' })}
        >
          <Icon glyph={ArrowLeft} />
        </Link>
        <h1 className="text-xl font-semibold tracking-[-0.015em] tabular-nums">{id}</h1>
        <span role="status" className="inline-flex min-w-0">
          <Badge tone={verificationTone(data.requestStatus)}>{data.requestStatus}</Badge>
        </span>
      </header>
      <VerificationCards id={id} verification={data} />
    </>
  );
}
