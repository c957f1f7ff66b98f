import { useOutbox } from '@mapa/api-client';
import { CloudOffIcon, TriangleAlertIcon, latePart, media, token } from '@mapa/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { outboxNotice } from './outbox-words';

const OutboxDialog = latePart(() => import('./outbox-dialog').then((module) => module.OutboxDialog), {
  onFailure: ({ onClose }) => onClose(),
});

/** Tells that answers wait on this device, and opens what can be done about it. */
export function OutboxIndicator() {
  const [isOpen, setIsOpen] = useState(false);
  const outbox = useOutbox();
  const notice = outboxNotice(outbox);
  const isUsed = outbox.pending.length > 0;
  // Fetched with the first answer of a page: when there is something to tell, the connection may be gone.
  useEffect(() => {
    if (isUsed) OutboxDialog.preload();
  }, [isUsed]);
  return (
    <span role="status">
      {notice ? (
        <Pill type="button" $tone={notice.tone} aria-label={notice.text} onClick={() => setIsOpen(true)}>
          {notice.tone === 'refused' ? <TriangleAlertIcon size={18} aria-hidden /> : <CloudOffIcon size={18} aria-hidden />}
          <Count>{notice.count}</Count>
          <Text>{notice.text}</Text>
        </Pill>
      ) : null}
      {isOpen ? (
        <OutboxDialog onClose={() => setIsOpen(false)} />
      ) : null}
    </span>
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
  ${media.large} { display: none; }
`;

const Text = styled.span`
  display: none;
  ${media.large} { display: inline; }
`;
