import { Skeleton } from '@portal/ui/skeleton';

const lengths = [56, 44, 62, 50, 58, 40, 54];

/** Skeleton of seven rows, visible after 200 ms of loading. */
export function EmailSkeleton() {
  return (
    <div aria-hidden className="animate-[portal-appear_0s_200ms_backwards]">
      {lengths.map((length) => (
        <div key={length} className="grid gap-3 border-b border-border px-4 py-3">
          <Skeleton width={`${length}%`} />
          <Skeleton width={`${length - 12}%`} />
          <Skeleton shape="pill" />
        </div>
      ))}
    </div>
  );
}
