import { useQuestionStatisticsQuery } from '@mapa/api-client';
import { DIFFICULTIES, DIFFICULTY_MIN_ANSWERS, STATISTICS_MIN_ANSWERS, counted, figure } from '@mapa/domain';
import { ItemTitle, Skeleton, Stack } from '@mapa/ui-kit';
import type { Outcome } from '../../answering/outcome';
import type { PanelQuestion } from '../../model';
import { changeTexts, restartText } from '../../versions/change-texts';
import { Aside } from '../tab-panel/aside';
import { PanelFailure, isRefusal } from '../tab-panel/panel-failure';
import type { Difficulty } from './model';
import { OwnHistory } from './own-history';
import { Spread } from './spread';

export interface StatisticsPanelProps {
  question: PanelQuestion;
  outcome: Outcome | null;
  /** Called when its code failed to load. */
  onClose: () => void;
}

/** Distribution of all students' first answers, and the student's own result. */
export function StatisticsPanel({ question, outcome }: StatisticsPanelProps) {
  const { data, error, isFetching, refetch } = useQuestionStatisticsQuery({ id: question.id });
  if (!data || isRefusal(error)) {
    if (!error || isFetching) return <Skeleton lines={6} />;
    return <PanelFailure error={error} onRetry={refetch} />;
  }
  const { respostas, alternativas, acertos, dificuldade, proprias, mudancas = [] } = data;
  const difficulty = dificuldade ? difficultyText(dificuldade) : null;
  const restart = restartText(mudancas);
  return (
    <Stack $gap="x3">
      {/* Named groups instead of headings, whose level only the page knows. */}
      <Stack as="section" $gap="x1h" aria-label="Todos os estudantes">
        <ItemTitle as="p" aria-hidden>
          Todos os estudantes
        </ItemTitle>
        {alternativas === null || acertos === null ? (
          <Aside>A distribuição por alternativa aparece depois que você responde.</Aside>
        ) : respostas < STATISTICS_MIN_ANSWERS ? (
          <Aside>
            Ainda sem base:{' '}
            {respostas === 0
              ? 'ninguém respondeu'
              : `só ${counted(respostas, 'pessoa respondeu', 'pessoas responderam')}`}
            . Os números aparecem a partir de {STATISTICS_MIN_ANSWERS} respostas.
          </Aside>
        ) : (
          <Spread question={question} lines={alternativas} total={respostas} right={acertos} outcome={outcome} />
        )}
        {difficulty ? <Aside>{difficulty}</Aside> : null}
        {mudancas.length > 0 ? (
          <Aside>
            {changeTexts(mudancas).join(' ')}{' '}
            {restart ??
              'As respostas de antes contam para a mesma alternativa de hoje e são comparadas com o gabarito atual.'}
          </Aside>
        ) : null}
      </Stack>
      <Stack as="section" $gap="x1h" aria-label="Suas respostas">
        <ItemTitle as="p" aria-hidden>
          Suas respostas
        </ItemTitle>
        {proprias.length === 0 ? (
          <Aside>Você ainda não respondeu esta questão.</Aside>
        ) : (
          <OwnHistory question={question} attempts={proprias} />
        )}
      </Stack>
    </Stack>
  );
}

/** A question's difficulty with its source; null for an unknown level. */
function difficultyText({ nivel, respostas }: Difficulty): string | null {
  const label = DIFFICULTIES.find(({ value }) => value === nivel)?.label.toLowerCase();
  if (!label) return null;
  return respostas === null
    ? `Dificuldade: ${label} (estimada por quem publicou a questão; medida, só a partir de ${figure(DIFFICULTY_MIN_ANSWERS)} respostas).`
    : `Dificuldade: ${label}, pelos acertos de ${counted(respostas, 'pessoa', 'pessoas')}.`;
}
