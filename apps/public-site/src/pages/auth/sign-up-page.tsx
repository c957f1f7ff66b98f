import { ViewPage } from '../../auth/view-page';
import type { Page } from '../../page/page';

/** A new account. */
export function Component() {
  return <ViewPage view={2} />;
}

export const meta: Page['meta'] = () => ({
  title: 'Criar conta',
  description: 'Crie a sua conta grátis e estude pelo que mais cai na sua prova.',
  indexed: false,
});
