import { ViewPage } from '../../auth/view-page';
import type { Page } from '../../page/page';

/** Signing in. */
export function Component() {
  return <ViewPage view={1} />;
}

export const meta: Page['meta'] = () => ({
  title: 'Entrar',
  description: 'Entre na sua conta e comece a estudar.',
  indexed: false,
});
