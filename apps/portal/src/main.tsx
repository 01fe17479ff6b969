import { publicPaths } from '@portal/api/contract';
import './styles.css';
import './print.css';
import { surviveTranslation } from '@portal/ui/behaviours';
import { MessagePage } from '@portal/ui/message-page';
import { setNonce } from 'get-nonce';
import { PlugZap } from 'lucide';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createServices } from './app/create-services.ts';
import { BrowserRouter } from './base/browser-router.tsx';
import { ErrorBoundary } from './base/error-boundary.tsx';
import { loadConfiguration, styleNonce, tenantInPage } from './base/page-data.ts';
import { Reason } from './base/reason.tsx';
import { Portal } from './app/portal.tsx';
import { answerFromFrame } from './session/silent-frame.ts';

const unavailable = (reason?: string) => (
  <MessagePage heading="Portal unavailable" icon={PlugZap}>
    <p>The portal could not be shown. Try again in 5-10 minutes.</p>
    {reason !== undefined && <Reason reason={reason} client={undefined} />}
  </MessagePage>
);

async function start() {
  surviveTranslation();
  const nonce = styleNonce();
  if (nonce) setNonce(nonce);
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const configuration = await loadConfiguration();
  if (typeof configuration === 'string') return root.render(unavailable(configuration));
  const services = createServices(configuration, tenantInPage());
  root.render(
    <StrictMode>
      <ErrorBoundary fallback={() => unavailable()}>
        <BrowserRouter>
          <Portal services={services} />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>,
  );
}

if (location.pathname === publicPaths.silentCallback) answerFromFrame(window);
else void start();
