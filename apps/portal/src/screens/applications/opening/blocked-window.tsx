import { SafeLink } from '@portal/ui/safe';

/** Says that no window is open, and offers what it would have shown (OP-093). */
export const BlockedWindow = ({ href }: { href: string }) => (
  <>
    Your browser blocked the window. <SafeLink href={href}>Open the form</SafeLink>
  </>
);
