import { useQuestionStatisticsQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { DIFFICULTIES } from '@mapa/domain';
import type { RefObject } from 'react';
import { useSeenOnce } from '../../device/use-seen-once';
import type { PanelQuestion } from '../../model';

/**
 * How difficult a question is, as one line of text: its level, measured where answers enough are there, and how many of a
 * hundred students had it right. Empty where it is not to be told, and of what nobody knows. The share is asked for a
 * student alone, once the question is in view; until then, and without a network, the level is that of its source.
 */
export function useToldDifficulty(
  { id, dificuldade }: Pick<PanelQuestion, 'id' | 'dificuldade'>,
  isTold: boolean,
  root: RefObject<HTMLElement | null>,
): string {
  const { studentId } = useSession();
  const isSeen = useSeenOnce(root);
  const { data, isError } = useQuestionStatisticsQuery({ id }, { skip: !isTold || !isSeen || studentId === null });
  if (!isTold) return '';
  const known = isError ? undefined : data;
  const level = known?.dificuldade?.nivel ?? dificuldade;
  const label = DIFFICULTIES.find(({ value }) => value === level)?.label;
  const share = known?.percentual_acertos ?? null;
  return [label, share === null ? undefined : `${share}% acertam`].filter(Boolean).join(' · ');
}
