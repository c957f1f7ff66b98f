import { useOutbox, useUnloadConfirmation } from '@mapa/api-client';
import { CloudOffIcon, TriangleAlertIcon, lazyPart, media, token } from '@mapa/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { outboxNotice } from './outbox-texts';

const OutboxDialog = lazyPart(() => import('./outbox-dialog').then((module) => module.OutboxDialog), {
  onFailure: ({ onClose }) => onClose(),
});

/** Outbox notice in the header with its dialog, shown if there is something to report. */
export function OutboxNotice() {
  const [isOpen, setIsOpen] = useState(false);
  // It reports a lost connection, so its dialog is loaded while there may be one.
  useEffect(() => OutboxDialog.preload(), []);
  const notice = outboxNotice(useOutbox());
  useUnloadConfirmation();
  return (
    <>
      {notice ? (
        <Pill type="button" $tone={notice.tone} aria-label={notice.text} onClick={() => setIsOpen(true)}>
          {notice.tone === 'refused' ? (
            <TriangleAlertIcon size={18} aria-hidden />
          ) : (
            <CloudOffIcon size={18} aria-hidden />
          )}
          <Count>{notice.count}</Count>
          <Text>{notice.text}</Text>
        </Pill>
      ) : null}
      {isOpen ? <OutboxDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

const Pill = styled.button<{ $tone: 'waiting' | 'refused' }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.half};
  min-height: 2.25rem;
  padding-inline: ${token.space.x1h};
  border-radius: ${token.radius.pill};
  background: ${({ $tone }) => ($tone === 'refused' ? token.color.dangerWash : token.color.warningWash)};
  color: ${({ $tone }) => ($tone === 'refused' ? token.color.danger : token.color.warning)};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
  cursor: pointer;
`;

const Count = styled.span`
  ${media.large} {
    display: none;
  }
`;

const Text = styled.span`
  display: none;
  ${media.large} {
    display: inline;
  }
`;
