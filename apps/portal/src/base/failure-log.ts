export { reportFailure } from '@portal/api/client';
