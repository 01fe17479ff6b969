import { tryStorage } from '../../base/try-storage.ts';

interface Owner {
  readonly tenant: string;
  readonly globalId: string;
}

const keyOf = ({ tenant, globalId }: Owner) => `portal.reports:${tenant}:${globalId}`;

/** The address of own figures that the user chose last in this browser; null after samples (OP-320). */
export const rememberedFigures = (user: Owner): string | null =>
  tryStorage(
    () => localStorage,
    (kept) => kept.getItem(keyOf(user)),
  ) ?? null;

/** @param address Null for samples. */
export function rememberFigures(user: Owner, address: string | null): void {
  tryStorage(
    () => localStorage,
    (kept) => (address === null ? kept.removeItem(keyOf(user)) : kept.setItem(keyOf(user), address)),
  );
}
