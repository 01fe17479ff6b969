import { Alert } from '@portal/ui/alert';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';

/** `data-portal-theme` derives the colours of this element from its own inputs. On `<html>` it is not needed. */
export function ThemedCard({ tenant }: { tenant: string }) {
  return (
    <div data-portal-theme data-tenant={tenant} className="bg-surface text-text">
      <Card heading="Order A-100">
        <div className="grid justify-items-start gap-3">
          <Badge tone="success">Sent</Badge>
          <Alert>The colours of states do not depend on the brand.</Alert>
          <Button variant="primary">Print invoice</Button>
        </div>
      </Card>
    </div>
  );
}
