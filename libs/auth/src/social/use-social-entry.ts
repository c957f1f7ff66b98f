import { useRegisterOrLoginMutation, type EntryAnswer } from '@mapa/api-client';
import { sayFailure } from '../say-failure';
import type { SocialIdentity } from '../session/social-providers';

interface SocialEntry {
  isBusy: boolean;
  /** Signs in or up with an identity, without a further step. */
  enterWith: (identity: SocialIdentity) => Promise<void>;
}

/** Signs in or up with the identity that a provider returned. */
export function useSocialEntry({ onEntered }: { onEntered: (answer: EntryAnswer) => Promise<void> }): SocialEntry {
  const [registerOrLogin, { isLoading }] = useRegisterOrLoginMutation();
  return {
    isBusy: isLoading,
    async enterWith(identity) {
      const { data, error } = await registerOrLogin({ ...identity, password: '', password_confirmation: '' });
      if (data) await onEntered(data);
      else sayFailure(error);
    },
  };
}
