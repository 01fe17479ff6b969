import { LinkButton } from '@portal/ui/button';
import { MessagePage } from '@portal/ui/message-page';
import { useNavigate } from 'react-router';
import { useDocumentTitle } from '../base/document-title.ts';
import { hrefs } from '../base/paths.ts';
import { useServices } from '../base/services.tsx';
import { useTenant } from '../base/use-tenant.ts';

export function TimeoutRoute() {
  const { session } = useServices();
  const navigate = useNavigate();
  const tenant = useTenant();
  useDocumentTitle('Session expired');
  return (
    <MessagePage
      heading="Your session has expired."
      brand={tenant?.DisplayName}
      actions={
        <LinkButton
          variant="primary"
          size="lg"
          href={hrefs.home}
          onClick={(event) => {
            event.preventDefault();
            void session.signIn();
            void navigate(hrefs.home);
          }}
        >
          Sign in
        </LinkButton>
      }
    >
      <p>Sign in again to go on working.</p>
    </MessagePage>
  );
}
