import { answerLetter, answerName, durationText, minuteText } from '@mapa/domain';
import { CircleCheckIcon, CircleXIcon, InfoIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { PanelQuestion } from '../../model';
import type { Attempt } from './model';

interface OwnHistoryProps {
  question: Pick<PanelQuestion, 'tipo' | 'alternativas' | 'combinacoes' | 'anulada'>;
  attempts: readonly Attempt[];
}

const VERDICTS = {
  right: { Icon: CircleCheckIcon, word: 'Certa' },
  wrong: { Icon: CircleXIcon, word: 'Errada' },
  none: { Icon: InfoIcon, word: 'Registrada' },
};

function verdictOf({ acertou }: Attempt, isAnnulled: boolean): keyof typeof VERDICTS {
  if (isAnnulled || acertou === null) return 'none';
  return acertou ? 'right' : 'wrong';
}

/** The student's answers to the question, latest first. */
export function OwnHistory({ question, attempts }: OwnHistoryProps) {
  // Older hosts do not give the letters of earlier wordings.
  const letterOf = ({ letra, alternativa_id }: Attempt) => letra ?? answerLetter(question, alternativa_id);
  return (
    <List>
      {attempts.map((attempt) => {
        const verdict = verdictOf(attempt, question.anulada);
        const { Icon, word } = VERDICTS[verdict];
        const letter = letterOf(attempt);
        return (
          <li key={attempt.respondida_em}>
            <Verdict $verdict={verdict}>
              <Icon size={18} aria-hidden />
              {word}
            </Verdict>
            {letter === undefined ? null : <span>{answerName(letter, question.tipo)}</span>}
            {attempt.redacao_anterior ? <Faint>redação anterior</Faint> : null}
            <Faint>{minuteText(attempt.respondida_em)}</Faint>
            {attempt.tempo_ms === null ? null : <Faint>{durationText(attempt.tempo_ms)}</Faint>}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space.x2};
    padding-block: ${token.space.x1};
  }
  & > li + li {
    border-top: 1px solid ${token.color.rule};
  }
`;

const inks = { right: token.color.success, wrong: token.color.danger, none: token.color.info };

const Verdict = styled.strong<{ $verdict: keyof typeof inks }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.half};
  min-width: 6rem;
  color: ${({ $verdict }) => inks[$verdict]};
  font-weight: ${token.weight.strong};
`;

const Faint = styled.span`
  color: ${token.color.inkFaint};
`;
