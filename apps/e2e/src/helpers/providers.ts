import { setting } from './system';

/** Somebody with an account at a provider. */
export interface ProviderPerson {
  id: string;
  name: string;
  email?: string;
  email_verified?: boolean;
}

/**
 * Sets the person who is at the browser when a provider's window opens; null closes it. Applies from the next page
 * on.
 */
export async function chooseProviderUser(
  provider: 'google' | 'facebook',
  person: ProviderPerson | null,
): Promise<void> {
  await fetch(`${setting('PROVIDERS_URL')}/control/person`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, person }),
  });
}
