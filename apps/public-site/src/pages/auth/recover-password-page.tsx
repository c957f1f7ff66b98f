import { ViewPage } from '../../auth/view-page';
import type { Page } from '../../page/page';

/** Asking for a link to a new password. */
export function Component() {
  return <ViewPage view={3} />;
}

export const meta: Page['meta'] = () => ({
  title: 'Recuperar senha',
  description: 'Receba por e-mail um link para escolher uma nova senha.',
  indexed: false,
});
