import { useResendConfirmation, useSessionActions } from '@mapa/auth';
import { MESSAGES, UNVERIFIED_HINT } from '@mapa/domain';
import { IconButton, XIcon, media, token } from '@mapa/ui-kit';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { InlineButton, NoticeBar, NoticeRow } from './bar-look';
import type { EmailPlace } from './use-email-place';

export interface EmailBannerProps {
  place: Exclude<EmailPlace, 'none'>;
  /** The e-mail is verified by now: the place stays until another screen is shown. */
  isVerified: boolean;
  onClose: () => void;
}

/**
 * Notice that the e-mail is not verified, in the flow: it covers nothing, and its space is reserved from the first
 * paint.
 */
export function EmailBanner({ place, isVerified, onClose }: EmailBannerProps) {
  const { refreshProfile } = useSessionActions();
  const { resend, isBusy } = useResendConfirmation();

  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void refreshProfile();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, [refreshProfile]);

  return (
    <Banner aria-label="Confirmação do e-mail" $place={place}>
      <NoticeRow>
        <Words>
          <p aria-hidden={isVerified || undefined} data-gone={isVerified || undefined}>
            Seu e-mail ainda não foi verificado. Se a mensagem de confirmação não chegou,{' '}
            <InlineButton type="button" disabled={isBusy} onClick={() => void resend()}>
              {isBusy ? MESSAGES.busy : 'clique aqui'}
            </InlineButton>{' '}
            para receber outra.
          </p>
          {isVerified ? <p role="status">Seu e-mail foi verificado.</p> : null}
        </Words>
        <IconButton label="Fechar aviso" onClick={onClose}>
          <XIcon size={18} aria-hidden />
        </IconButton>
      </NoticeRow>
    </Banner>
  );
}

const Banner = styled(NoticeBar)<{ $place: EmailBannerProps['place'] }>`
  border-top: 0;
  border-bottom: 1px solid ${token.color.rule};
  ${({ $place }) =>
    $place === 'hinted' &&
    `display: none;
    :root[${UNVERIFIED_HINT}] & { display: block; }`}
  /* The cross stays beside the words, also on a phone. */
  & > div {
    flex-wrap: nowrap;
    padding-block: ${token.space.half};
  }
  ${media.print} {
    display: none;
  }
`;

/** Both sentences in one place, as high as the longer one, so that a change of text moves nothing. */
const Words = styled.div`
  display: grid;
  flex: 1 1 auto;
  max-width: 110ch;
  & > p {
    grid-area: 1 / 1;
    align-self: center;
  }
  & > [data-gone] {
    visibility: hidden;
  }
`;
