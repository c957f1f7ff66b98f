import { CircleAlertIcon, CircleCheckIcon, CircleXIcon, EyeIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { StudentQuestion } from '../model';
import { ownStateOf } from '../texts';

const LOOKS = {
  open: { words: 'Não resolvida', color: token.color.inkFaint, Icon: null },
  revealed: { words: 'Gabarito visto', color: token.color.inkSoft, Icon: EyeIcon },
  annulled: { words: 'Respondida, anulada', color: token.color.inkSoft, Icon: CircleAlertIcon },
  right: { words: 'Você acertou', color: token.color.success, Icon: CircleCheckIcon },
  wrong: { words: 'Você errou', color: token.color.danger, Icon: CircleXIcon },
};

/** The student's own result on a question, in words and colour. */
export function OwnState({ question }: { question: StudentQuestion }) {
  const { words, color, Icon } = LOOKS[ownStateOf(question)];
  return (
    <State $color={color}>
      {Icon ? <Icon size={16} aria-hidden /> : null}
      {words}
      {question.redacao_anterior ? ' (redação anterior)' : null}
    </State>
  );
}

const State = styled.span<{ $color: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.half};
  color: ${({ $color }) => $color};
  font-weight: ${token.weight.strong};
`;
