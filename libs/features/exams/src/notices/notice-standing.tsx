import { NOTICE_STATES, optionLabel, type NoticeState } from '@mapa/domain';
import { Badge, token, type BadgeTone } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { deadlineOf, stateOn, type Notice } from './notice-texts';
import { useToday } from './use-today';

const TONES: Record<NoticeState, BadgeTone> = {
  aberto: 'success',
  previsto: 'info',
  encerrado: 'neutral',
  suspenso: 'warning',
};

/**
 * State and next event of a notice. Only they depend on the current day, which the server does not know: the rest of
 * the row is not re-rendered once the browser has determined it.
 */
export function NoticeStanding({ notice }: { notice: Notice }) {
  const today = useToday();
  const state = stateOn(notice, today);
  const deadline = today === null ? null : deadlineOf(notice, today);
  return (
    <Standing>
      <Badge tone={TONES[state]}>{optionLabel(NOTICE_STATES, state)}</Badge>
      {deadline ? <Deadline $near={deadline.isNear}>{deadline.text}</Deadline> : null}
    </Standing>
  );
}

const Standing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
  min-height: ${token.space.x3};
`;

const Deadline = styled.strong<{ $near: boolean }>`
  color: ${({ $near }) => ($near ? token.color.danger : token.color.inkSoft)};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;
