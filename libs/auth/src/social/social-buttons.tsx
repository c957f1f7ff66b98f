import { ERROR_TOAST_MS, GOOGLE_LOCK_MS, MESSAGES, providerSentences } from '@mapa/domain';
import { Button, toast, token } from '@mapa/ui-kit';
import { useContext, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { NOTICE } from '../say-failure';
import { SessionContext } from '../react/session-context';
import { askFacebook } from './facebook';
import { askGoogle } from './google';
import { FacebookMark, GoogleMark } from './logos';
import type { SocialIdentity } from '../session/social-providers';

const GOOGLE = providerSentences('google');
const FACEBOOK = providerSentences('facebook');

const say = (text: string): void => void toast.error(text, { id: NOTICE, duration: ERROR_TOAST_MS });

/** A lock that is released after `ms` milliseconds. */
function useLock(ms: number) {
  const [isLocked, setIsLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = () => {
    clearTimeout(timer.current);
    setIsLocked(false);
  };
  const close = () => {
    clearTimeout(timer.current);
    setIsLocked(true);
    timer.current = setTimeout(() => setIsLocked(false), ms);
  };
  return { isLocked, open, close };
}

interface SocialButtonsProps {
  disabled: boolean;
  onIdentity: (identity: SocialIdentity) => Promise<void>;
}

/** 'Entrar com Google' and 'Entrar com Facebook'; a provider's script is loaded when its button is pressed. */
export function SocialButtons({ disabled, onIdentity }: SocialButtonsProps) {
  const providers = useContext(SessionContext)?.providers;
  const lock = useLock(GOOGLE_LOCK_MS);

  const handleGoogle = async () => {
    if (!providers?.googleClientId) return say(GOOGLE.notConfigured);
    lock.close();
    try {
      await onIdentity(await askGoogle(providers));
    } catch {
      // The specification: the button is enabled again, and nothing else is shown.
    } finally {
      lock.open();
    }
  };

  const handleFacebook = async () => {
    if (!providers?.facebookAppId) return say(FACEBOOK.notConfigured);
    try {
      const identity = await askFacebook(providers);
      if (!identity) return;
      if (identity.email) await onIdentity(identity);
      else say(MESSAGES.loginRefused);
    } catch {
      say(FACEBOOK.away);
    }
  };

  return (
    <Group>
      <Button
        variant="secondary"
        wide
        icon={<GoogleMark />}
        disabled={disabled || lock.isLocked}
        onClick={() => void handleGoogle()}
      >
        {GOOGLE.button}
      </Button>
      <Button
        variant="secondary"
        wide
        icon={<FacebookMark />}
        disabled={disabled}
        onClick={() => void handleFacebook()}
      >
        {FACEBOOK.button}
      </Button>
      <Or aria-hidden>ou</Or>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${token.space.x1};
`;

/** A thin rule with a word in the middle. */
const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space.x2};
  margin-top: ${token.space.x1};
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${token.color.rule};
  }
`;
