import { useQuestionStatisticsQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { DIFFICULTIES } from '@mapa/domain';
import type { RefObject } from 'react';
import { useSeenOnce } from '../../device/use-seen-once';
import type { PanelQuestion } from '../../model';

/**
 * A question's difficulty as one line of text: its level, measured if there are enough answers, and the share of
 * students who answered correctly. Empty if it is not to be shown, or unknown. The share is loaded only for a student,
 * once the question is in view; until then, and offline, the level is that of its source.
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
